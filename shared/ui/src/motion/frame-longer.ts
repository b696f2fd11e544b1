import { useEffect, useState } from 'react';

/**
 * Follows `open`, but stays true until two more frames were drawn: whatever opens has then begun to.
 * @returns what to show
 */
export function useFrameLonger(open: boolean): boolean {
  const [shown, setShown] = useState(open);
  if (open && !shown) setShown(true);
  useEffect(() => {
    if (open) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setShown(false));
    });
    return () => cancelAnimationFrame(frame);
  }, [open]);
  return shown;
}
