import type { DataOf } from '@harbor/contract';
import { ApiError, call } from '@harbor/runtime';
import { useCallback, useEffect, useState } from 'react';

type Holder = DataOf<'POST /staff/desk/hold/:queue/:id'>['holder'];

/** Whether somebody else decides it now; who only looks at it keeps nobody from it. */
export const heldByOther = (holder: Pick<Holder, 'mine' | 'deciding'>): boolean =>
  holder.deciding && !holder.mine;

/** How often a lock is made anew while its case is open, in ms. */
export const holdEvery = 10 * 60_000;

/** How soon a case that somebody else works on is asked for again, in ms. */
export const askAgainEvery = 15_000;

/** Whether one may work on the case that is open. */
export interface Hold {
  /** Who works on it; null before that is known, and for a case that nobody can hold. */
  holder: Holder | null;
  /** Another one holds it, or it is not known yet: nothing may be decided here. */
  locked: boolean;
  /** It could not be asked for. */
  failed: boolean;
  retry: () => void;
  /** Lets go of somebody else's, for leads; it is one's own then. */
  takeOver: () => Promise<void>;
}

/**
 * Holds a case while it is open, and lets go of it when it is left or the page is closed.
 * @param onChange something that lists show has changed
 */
export function useHold(queue: string, id: number, onChange: () => void): Hold {
  const [state, setState] = useState<{ holder: Holder | null; known: boolean; failed: boolean }>({
    holder: null,
    known: false,
    failed: false,
  });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try holds anew; what lists show is told, not read
  useEffect(() => {
    let left = false;
    let mine = false;
    let asking = false;
    let clock: ReturnType<typeof setTimeout> | undefined;
    const params = { queue, id };
    const hold = async () => {
      clearTimeout(clock);
      let next = holdEvery;
      asking = true;
      try {
        const { holder } = await call('POST /staff/desk/hold/:queue/:id', { params, silent: true });
        if (holder.mine !== mine && !left) onChange();
        mine = holder.mine;
        if (left) letGo();
        else setState({ holder, known: true, failed: false });
        if (heldByOther(holder)) next = askAgainEvery;
      } catch (error) {
        // What does not wait any more cannot be held; what may still be done with it, the server says.
        const answered = error instanceof ApiError && (error.code === 404 || error.code === 409);
        if (!left) setState({ holder: null, known: answered, failed: !answered });
      }
      asking = false;
      if (!left) clock = setTimeout(() => void hold(), next);
    };
    const letGo = (keepalive = false) => {
      if (!mine) return;
      mine = false;
      const told = call('POST /staff/desk/release/:queue/:id', { params, silent: true, keepalive });
      void told.catch(() => {});
    };
    const handleHide = () => {
      // Nobody is left to hear an answer that is still under way.
      if (asking) mine = true;
      letGo(true);
    };
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) void hold();
    };
    void hold();
    window.addEventListener('pagehide', handleHide);
    window.addEventListener('pageshow', handleShow);
    return () => {
      left = true;
      clearTimeout(clock);
      window.removeEventListener('pagehide', handleHide);
      window.removeEventListener('pageshow', handleShow);
      letGo();
    };
  }, [queue, id, tries]);

  const retry = useCallback(() => setTries((n) => n + 1), []);
  const takeOver = useCallback(async () => {
    await call('POST /staff/desk/release/:queue/:id', {
      params: { queue, id },
      body: { others: true },
      silent: true,
    });
    setTries((n) => n + 1);
  }, [queue, id]);
  const { holder, known, failed } = state;
  return { holder, failed, retry, takeOver, locked: !known || (holder !== null && heldByOther(holder)) };
}
