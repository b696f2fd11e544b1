import { notify } from '@harbor/runtime';
import { useEffect } from 'react';

/** The forum cannot be had just now: it is said, and the next press tries again. */
export function NotOpened({ onClose }: { onClose: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    notify.error('编辑器没有加载出来，请稍后再试');
    onClose();
  }, []);
  return null;
}
