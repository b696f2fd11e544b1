import { useCallback, useEffect, useRef, useState } from 'react';
import { holdNavigation } from './hold';

/** A page that does not let unsaved words go without asking. */
export interface UnsavedGuard {
  /** Somebody wants to leave: show the question. */
  asking: boolean;
  /** Asks before something that is no navigation, like closing a dialog; goes at once where nothing would be lost. */
  ask: (then: () => void) => void;
  /** Answers that they stay. */
  stay: () => void;
  /** Takes them where they wanted to go. */
  leave: () => void;
  /** From here on nobody is asked: the words were sent. */
  letGo: () => void;
}

/**
 * Keeps a page with unsaved words: links, buttons, back and forward wait for an answer, and the browser asks before it
 * closes the tab. Show the question with `@harbor/ui/leave-question/desktop` or `…/mobile`.
 * @param unsaved whether leaving now would lose something
 */
export function useUnsavedGuard(unsaved: boolean): UnsavedGuard {
  const [go, setGo] = useState<(() => void) | null>(null);
  const release = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!unsaved) return;
    const end = holdNavigation((leave) => setGo(() => leave));
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    release.current = () => {
      end();
      window.removeEventListener('beforeunload', warn);
    };
    return release.current;
  }, [unsaved]);

  return {
    asking: go !== null,
    ask: (then) => {
      if (unsaved) setGo(() => then);
      else then();
    },
    stay: () => setGo(null),
    leave: () => {
      release.current();
      setGo(null);
      go?.();
    },
    letGo: useCallback(() => release.current(), []),
  };
}
