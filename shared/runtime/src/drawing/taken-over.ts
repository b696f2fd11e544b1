import { useMemo, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while React takes over what was drawn there, true ever after: for what only this browser
 * knows, so that both begin alike.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * What this browser keeps, read as soon as the page is its own.
 * @param read the same function at every drawing
 * @param nothing what there is until then, the same at every drawing
 */
export function useOwn<T, N = T>(read: () => T, nothing: N): T | N {
  const own = useTakenOver();
  return useMemo(() => (own ? read() : nothing), [own, read, nothing]);
}
