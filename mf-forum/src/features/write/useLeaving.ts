import { holdNavigation } from '@harbor/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Keeps a page with unsaved words until its writer has said what is to become of them. */
export function useLeaving(unsaved: boolean) {
  const [go, setGo] = useState<(() => void) | null>(null);
  const release = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!unsaved) return;
    release.current = holdNavigation((leave) => setGo(() => leave));
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const end = () => {
      window.removeEventListener('beforeunload', warn);
    };
    const stop = release.current;
    release.current = () => {
      stop();
      end();
    };
    return () => {
      stop();
      end();
    };
  }, [unsaved]);

  return {
    asking: go !== null,
    /** Asks before something that is no navigation, like closing a dialog; at once where nothing would be lost. */
    ask: (then: () => void) => {
      if (unsaved) setGo(() => then);
      else then();
    },
    stay: () => setGo(null),
    /** Goes where somebody wanted to go. */
    leave: () => {
      release.current();
      setGo(null);
      go?.();
    },
    /** From here on, nobody is asked. */
    letGo: useCallback(() => release.current(), []),
  };
}
