import { ConfigProvider } from 'antd-mobile';
import zhCN from 'antd-mobile/es/locales/zh-CN';
import { reduceMotion, restoreMotion } from 'antd-mobile/es/utils/reduce-and-restore-motion';
import { unstableSetRender } from 'antd-mobile/es/utils/unstable-render';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onStillness, wantsStillness } from '../motion/still';

const roots = new WeakMap<Element | DocumentFragment, Root>();

// antd-mobile's Toast and Dialog still call React 18's render by themselves; this hands them React 19's roots.
unstableSetRender((node, container) => {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  root.render(node);
  return () => {
    root.unmount();
    roots.delete(container);
    return Promise.resolve();
  };
});

// Its sheets and toasts move by script, which a rule of tokens.css does not reach.
const follow = () => (wantsStillness() ? reduceMotion() : restoreMotion());
onStillness(follow);
follow();

export interface MobileProvidersProps {
  children: ReactNode;
}

/** What every mobile root is wrapped in: antd-mobile in Chinese, with Toast and Dialog working on React 19. */
export function MobileProviders({ children }: MobileProvidersProps) {
  return <ConfigProvider locale={zhCN}>{children}</ConfigProvider>;
}
