import { useEffect, useRef } from 'react';

/** Moves the strip alone: `scrollIntoView` would move the page too, and take people from the place that they came back to. */
function bringIntoSight(strip: HTMLElement, one: Element): void {
  const [around, inside] = [strip.getBoundingClientRect(), one.getBoundingClientRect()];
  strip.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2);
}

/**
 * For a strip of links that scrolls sideways: the one with `aria-current` is brought into sight.
 * @param current which one that is
 * @param widened whether something came that makes the links wider, e.g. their numbers
 * @returns for the strip
 */
export function useCurrentInSight(current: string, widened = false) {
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both move the link without being read
  useEffect(() => {
    // A page that is ready with its first commit is shown after its effects: until then nothing has a place.
    const frame = requestAnimationFrame(() => {
      const one = strip.current?.querySelector('[aria-current]');
      if (strip.current && one) bringIntoSight(strip.current, one);
    });
    return () => cancelAnimationFrame(frame);
  }, [current, widened]);
  return strip;
}
