import { useSyncExternalStore } from 'react';

/** A part changed what the whole page is built on. */
export class SpoiledError extends Error {
  override readonly name = 'SpoiledError';

  /** @param changed names of the built-ins, e.g. `fetch, JSON.parse` */
  constructor(
    readonly part: string,
    readonly changed: string,
  ) {
    super(`${part} changed built-ins of the page: ${changed}`);
  }
}

const spoiled = new Map<string, SpoiledError>();
const viewers = new Set<() => void>();
const listeners = new Set<(error: SpoiledError) => void>();

/** What a part did, if it changed built-ins in this page view. */
export function spoiledBy(part: string): SpoiledError | undefined {
  return spoiled.get(part);
}

/** @throws SpoiledError for a part that changed built-ins: nothing of it is shown any more */
export function refuseSpoiled(part: string): void {
  const error = spoiled.get(part);
  if (error) throw error;
}

/** Notes that a part changed built-ins, and tells of it once in a page view. */
export function spoil(part: string, changed: string): void {
  if (spoiled.has(part)) return;
  const error = new SpoiledError(part, changed);
  spoiled.set(part, error);
  for (const listener of listeners) listener(error);
  for (const view of viewers) view();
}

/** Calls the listener once for each part that changes built-ins. @returns a function that ends it */
export function onSpoiled(listener: (error: SpoiledError) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function subscribe(view: () => void): () => void {
  viewers.add(view);
  return () => viewers.delete(view);
}

/** Whether a part has changed built-ins; renders again when it does. */
export function useIsSpoiled(part: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => spoiled.has(part),
    () => false,
  );
}

/** Forgets who changed what; between tests. */
export function resetSpoiled(): void {
  spoiled.clear();
}
