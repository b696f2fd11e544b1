import { mainState, onMainReady } from './main-state';

/** How long a page has been ready when it is at rest, in ms: what is fetched from then on is in nobody's way. */
export const rest = 2500;

/** Calls the listener once the first page has rested. @returns a function that ends the waiting */
export function onRest(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer ??= setTimeout(listener, rest);
  };
  const end = onMainReady(begin);
  if (mainState() === 'ready') begin();
  return () => {
    end();
    clearTimeout(timer);
  };
}
