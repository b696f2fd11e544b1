import { useCallback, useEffect, useState } from 'react';

/** Whether a text was gone through to its end and looked at for long enough. */
export function useReading(seconds: number) {
  const [left, setLeft] = useState(seconds);
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    setLeft(seconds);
    if (seconds <= 0) return;
    const timer = setInterval(() => {
      // Time counts while somebody can see it.
      if (!document.hidden) setLeft((before) => Math.max(0, before - 1));
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  /** Placed at the end of the text: what comes into sight was scrolled to. */
  const end = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setEnded(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { left, ended, read: ended && left === 0, end };
}
