import { useEffect, useState } from 'react';

/** Turns true once what was drawn is on the screen: large files asked for then take nothing from the page itself. */
export function useShown(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // A frame's callbacks run before it is painted, a timer set in one after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setShown(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return shown;
}
