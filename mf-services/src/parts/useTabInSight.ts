import { useEffect, useRef } from 'react';

/**
 * Brings the chosen one of tabs that scroll sideways into sight.
 * @param tab its `data-tab`; undefined while the tabs are not known
 * @param width what makes the tabs wider once it is there
 * @returns the place of the tabs
 */
export function useTabInSight(tab: string | number | undefined, width?: unknown) {
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width moves the tab without being read
  useEffect(() => {
    if (tab === undefined) return;
    // A page that is ready with its first commit is shown after its effects: until then nothing has a place.
    const frame = requestAnimationFrame(() => {
      const chosen = strip.current?.querySelector(`[data-tab="${tab}"]`);
      chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [tab, width]);
  return strip;
}
