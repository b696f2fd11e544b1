import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';

export interface ComboboxOptions {
  /** How many lines stand below the field; 0 while the list is closed or empty. */
  lines: number;
  /** Name of the list for people who do not see it. */
  label: string;
  /** An arrow key asks for the list. */
  onOpen: () => void;
  /** Escape puts the list away. */
  onClose: () => void;
  /** Enter chooses the line that the arrow keys stand on, a click the one it hits. */
  onPick: (line: number) => void;
}

/**
 * A field with lines below it, by the combobox pattern of WAI-ARIA: the field keeps the focus, arrows walk through the
 * lines and back into the field, Enter or a click picks, Escape closes. Spread `field`, `list` and `option(n)` on the
 * elements.
 */
export function useCombobox({ lines, label, onOpen, onClose, onPick }: ComboboxOptions) {
  const id = useId();
  const [place, setPlace] = useState(-1);
  const at = place < lines ? place : -1;
  const shown = lines > 0;

  function handleKey(event: KeyboardEvent): void {
    // Keys of an input method choose characters, not lines.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      onOpen();
      // The field itself is one of the places: -1 … lines - 1.
      setPlace(((at + 1 + step + lines + 1) % (lines + 1)) - 1);
    }
    if (event.key === 'Enter' && at >= 0) {
      event.preventDefault();
      onPick(at);
    }
    if (event.key === 'Escape' && shown) {
      // Browsers empty a search field by Escape: here it closes the lines first, and a second one empties.
      event.preventDefault();
      setPlace(-1);
      onClose();
    }
  }

  return {
    /** Which line the arrow keys stand on; -1 for the field itself. */
    at,
    /** Back into the field: what was typed or looked for has changed. */
    leave: () => setPlace(-1),
    field: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': shown,
      'aria-controls': shown ? id : undefined,
      'aria-activedescendant': at >= 0 ? `${id}-${at}` : undefined,
      onKeyDown: handleKey,
    },
    list: { id, role: 'listbox', 'aria-label': label },
    option: (line: number) => ({
      id: `${id}-${line}`,
      role: 'option',
      tabIndex: -1,
      'aria-selected': line === at,
      onClick: () => onPick(line),
      // The field keeps the focus, so that the list stays until the click is done.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    }),
  } as const;
}
