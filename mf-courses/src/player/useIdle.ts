import { useCallback, useEffect, useRef, useState } from 'react';

/** After so long without a move, controls go, in ms. */
const rest = 3000;

/** Whether the controls of something that plays are to be seen: while somebody moves, and some seconds longer. */
export function useIdle(playing: boolean) {
  const [idle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = useCallback(() => {
    clearTimeout(timer.current);
    setIdle(false);
    timer.current = setTimeout(() => setIdle(true), rest);
  }, []);
  const sleep = useCallback(() => {
    clearTimeout(timer.current);
    setIdle(true);
  }, []);
  useEffect(() => {
    if (playing) wake();
    return () => clearTimeout(timer.current);
  }, [playing, wake]);
  return { shown: !playing || !idle, wake, sleep };
}
