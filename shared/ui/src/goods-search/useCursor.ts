import { type KeyboardEvent, useState } from 'react';

interface Cursor {
  /** Which line the arrow keys stand on; -1 for the field itself. */
  at: number;
  leave(): void;
  /** For the field's `onKeyDown`: arrows move, Enter picks the line, Escape leaves. */
  handleKey(event: KeyboardEvent): void;
}

/** The keyboard in a field with lines below it (the combobox pattern of WAI-ARIA). */
export function useCursor(lines: number, onPick: (line: number) => void, onEscape: () => void): Cursor {
  const [place, setPlace] = useState(-1);
  const at = place < lines ? place : -1;
  const move = (event: KeyboardEvent, step: number) => {
    if (lines === 0) return;
    event.preventDefault();
    // The field itself is one of the places: -1 … lines - 1.
    setPlace(((at + 1 + step + lines + 1) % (lines + 1)) - 1);
  };
  return {
    at,
    leave: () => setPlace(-1),
    handleKey(event) {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'ArrowDown') move(event, 1);
      if (event.key === 'ArrowUp') move(event, -1);
      if (event.key === 'Enter' && at >= 0) {
        event.preventDefault();
        onPick(at);
      }
      if (event.key === 'Escape' && lines > 0) {
        // Browsers empty a search field by Escape: here it closes the lines first, and a second one empties.
        event.preventDefault();
        setPlace(-1);
        onEscape();
      }
    },
  };
}
