import { type KeyboardEvent, useEffect, useState } from 'react';

const reachable =
  'a[href],button:not([disabled]),input:not([disabled]):not([type="hidden"]),select:not([disabled]),textarea:not([disabled]),[contenteditable="true"],[tabindex]:not([tabindex="-1"])';

/**
 * A sheet has the cursor as long as it is open: it takes it from the page, unless something in it took it already, keeps it
 * within, and gives it back to where it came from. Escape closes the sheet, the uppermost of several.
 * @returns what goes on the sheet's element
 */
export function useSheetFocus(open: boolean, onClose: () => void) {
  const [sheet, ref] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (!open || !sheet) return;
    const before = document.activeElement;
    if (!sheet.contains(before)) sheet.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      const here = now === null || now === document.body || sheet.contains(now);
      if (here && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [open, sheet]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // What lies over this sheet is no part of it, though its keys come by here.
    if (!sheet || !(event.target instanceof Node) || !sheet.contains(event.target)) return;
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Tab') return;
    const all = [...sheet.querySelectorAll<HTMLElement>(reachable)];
    const [first, last] = [all[0], all.at(-1)];
    const { activeElement } = document;
    const leaves = event.shiftKey
      ? activeElement === first || activeElement === sheet
      : activeElement === last;
    const next = event.shiftKey ? last : first;
    if (!leaves || !next) return;
    event.preventDefault();
    next.focus();
  }

  return { ref, tabIndex: -1, onKeyDown };
}
