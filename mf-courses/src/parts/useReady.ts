import { useLayoutEffect } from 'react';

/** A part of a page says whether there is something to look at; another part begins anew. */
export function useReady(ready: boolean, onReady: (ready: boolean) => void): void {
  useLayoutEffect(() => {
    if (ready) onReady(true);
  }, [ready, onReady]);
}
