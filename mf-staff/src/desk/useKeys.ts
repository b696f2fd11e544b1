import { useEffect, useRef } from 'react';

/** What a key does; named as the browser names it, letters in lower case: `j`, `?`, `Escape`. */
export type Keys = Record<string, (() => void) | undefined>;

/** Whether a key belongs to a field or to what lies over the page. */
function taken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]');
  if (!field) return false;
  return !(field instanceof HTMLInputElement && ['checkbox', 'radio', 'button'].includes(field.type));
}

/** Keys of a page: none while somebody types, while a dialog is open, or with Ctrl, Alt or ⌘. */
export function useKeys(keys: Keys, on = true): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!on) return;
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (taken(event.target) || document.querySelector('[role="dialog"]')) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const act = latest.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [on]);
}
