import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(prefers-reduced-motion: reduce)');

/** @returns whether the person asked the system for less motion (WCAG 2.3.3) */
export const wantsStillness = (): boolean => query.matches;

/** Calls when the person changes their mind. @returns ends it */
export function onStillness(changed: () => void): () => void {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** {@link wantsStillness}, for components. Nothing that the server draws may differ by it. */
export const useStillness = (): boolean => useSyncExternalStore(onStillness, wantsStillness, wantsStillness);
