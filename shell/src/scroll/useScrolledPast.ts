import { useSyncExternalStore } from 'react';

function subscribe(view: () => void): () => void {
  window.addEventListener('scroll', view, { passive: true });
  return () => window.removeEventListener('scroll', view);
}

/** Whether the page is scrolled further than so many px. */
export function useScrolledPast(limit: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > limit,
    () => false,
  );
}

/** Whether the page is scrolled by at least so many px. */
export function useScrolledTo(limit: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY >= limit,
    () => false,
  );
}
