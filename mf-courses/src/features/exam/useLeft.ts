import { useEffect, useRef, useState } from 'react';

/**
 * Seconds until a moment, by a clock that was set to the server's.
 * @param deadline ms since 1970, on this device's clock
 * @param onEnd told once when none are left
 */
export function useLeft(deadline: number, onEnd: () => void): number {
  const count = () => Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
  const [left, setLeft] = useState(count);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  const told = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is of the deadline alone
  useEffect(() => {
    const tick = () => {
      const now = count();
      setLeft(now);
      if (now > 0 || told.current) return;
      told.current = true;
      ended.current();
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [deadline]);
  return left;
}
