import { onPhone } from '@harbor/ui/kit';
import { useEffect, useState } from 'react';

/**
 * Whether a player that was scrolled away goes on in a corner of the window: on the desktop, while it plays, until it is
 * sent away.
 * @param place what keeps its room in the page
 */
export function useMini(place: HTMLElement | null, playing: boolean) {
  const [away, setAway] = useState(false);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!place || onPhone || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const gone = entry !== undefined && entry.intersectionRatio < 0.2 && entry.boundingClientRect.top < 0;
        setAway(gone);
        if (!gone) setSent(false);
      },
      { threshold: [0, 0.2, 0.5] },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [place]);
  const [mini, setMini] = useState(false);
  const wanted = away && !sent;
  // It comes while it plays, and stays when it is paused there.
  useEffect(() => {
    setMini((old) => wanted && (old || playing));
  }, [wanted, playing]);
  return { mini, sendAway: () => setSent(true) };
}
