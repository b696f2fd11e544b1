import { atoms, notify, reportError, useAtom } from '@harbor/runtime';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * What shows how to reach support, loaded when somebody asks for it the first time. When it cannot be had they are told,
 * and the next press tries again.
 */
export function useSupportView(load: () => Promise<{ default: ComponentType }>): ComponentType | undefined {
  const [open, setOpen] = useAtom(atoms.supportVisible);
  const [View, setView] = useState<ComponentType>();

  useEffect(() => {
    if (!open || View) return;
    load().then(
      (module) => setView(() => module.default),
      (error: unknown) => {
        reportError('page', 'shell/support', error);
        notify.error('客服信息没有加载出来，请稍后再试');
        setOpen(false);
      },
    );
  }, [open, View, load, setOpen]);

  return View;
}
