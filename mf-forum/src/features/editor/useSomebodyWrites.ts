import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Turns true with the first sign of somebody at the page: only then the editor's files are worth their weight. */
export function useSomebodyWrites(atOnce: boolean): boolean {
  const [there, setThere] = useState(atOnce);
  useEffect(() => {
    if (there) return;
    const notice = () => setThere(true);
    for (const sign of signs) window.addEventListener(sign, notice, { once: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, notice);
    };
  }, [there]);
  return there;
}
