import { useEffect } from 'react';

/** Keys of the panel as people read them. */
export const shortcutText = 'Alt + Shift + R';

/** Calls `open` on the panel's keys. By the key's place: with Alt, keyboards give other letters. */
export function useShortcut(enabled: boolean, open: () => void): void {
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== 'KeyR') return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled, open]);
}
