import { onNavigation } from '../navigation/current';
import { mainState, onMainReady } from './main-state';

/** How long a page has been ready when it is at rest, in ms: what is fetched from then on is in nobody's way. */
const rest = 2500;

/**
 * Calls the listener once, when a page has rested: one that is left before then begins the time anew.
 * @returns a function that ends the waiting
 */
export function onRest(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const begin = () => {
    stop();
    timer = setTimeout(() => {
      end();
      listener();
    }, rest);
  };
  const ends = [onMainReady(begin), onNavigation(stop), stop];
  const end = () => {
    for (const each of ends) each();
  };
  if (mainState() === 'ready') begin();
  return end;
}
