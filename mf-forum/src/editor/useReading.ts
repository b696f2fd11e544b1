import type { IDomEditor } from '@wangeditor/editor';
import { useEffect, useMemo, useRef } from 'react';
import { readEditor, type WrittenText } from './written';

/** How often a text is read while it is being written, in ms: writing it down as markup takes longer than a key may. */
const pause = 300;

/**
 * Reads the editor a moment after it has changed, and at once when somebody turns to something else: whatever is pressed
 * next finds all that was written.
 * @returns to be told of every change; a caret that only moved is none
 */
export function useReading(onRead: (written: WrittenText) => void): (editor: IDomEditor) => void {
  const latest = useRef(onRead);
  latest.current = onRead;
  const reading = useMemo(() => readLater((written) => latest.current(written)), []);
  useEffect(() => {
    window.addEventListener('pointerdown', reading.now, true);
    window.addEventListener('focusout', reading.now, true);
    return () => {
      window.removeEventListener('pointerdown', reading.now, true);
      window.removeEventListener('focusout', reading.now, true);
      reading.stop();
    };
  }, [reading]);
  return reading.changed;
}

function readLater(onRead: (written: WrittenText) => void) {
  let changed: IDomEditor | undefined;
  let clock: ReturnType<typeof setTimeout> | undefined;
  let last: unknown;
  const now = () => {
    clearTimeout(clock);
    clock = undefined;
    const editor = changed;
    changed = undefined;
    if (!editor || editor.isDestroyed) return;
    last = editor.children;
    onRead(readEditor(editor));
  };
  return {
    now,
    changed: (editor: IDomEditor) => {
      // The editor makes new children for a new text, and keeps them for a new selection.
      if (editor.children === last) return;
      changed = editor;
      clock ??= setTimeout(now, pause);
    },
    stop: () => {
      clearTimeout(clock);
      changed = undefined;
    },
  };
}
