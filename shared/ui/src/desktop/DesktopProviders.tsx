import { nonce } from '@harbor/runtime';
import { Provider as MotionProvider } from '@rc-component/motion';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useStillness } from '../motion/still';
import { antdTheme } from '../theme/antdTheme';
import styles from './DesktopProviders.module.css';

/** antd writes its styles at run time; the page's policy lets in those that carry its nonce. */
const csp = { nonce };

export interface DesktopProvidersProps {
  children: ReactNode;
}

/** What every desktop root is wrapped in: theme and Chinese. */
export function DesktopProviders({ children }: DesktopProvidersProps) {
  const still = useStillness();
  // antd waits for the end of its animations, and may miss the end of one as short as tokens.css makes them: a list that
  // opens would stay outside the view. Its own `motion` of the theme would put another element around everything once the
  // page is taken over, which would draw everything anew.
  return (
    <ConfigProvider locale={zhCN} theme={antdTheme} button={{ autoInsertSpace: false }} csp={csp}>
      <MotionProvider motion={!still}>
        <div className={styles.root}>{children}</div>
      </MotionProvider>
    </ConfigProvider>
  );
}
