import { onNavigation } from '../navigation/current';
import { applyMeta } from './meta';

/**
 * Gives each new page its route's title at once, until the page says more.
 * @returns a function that ends it
 */
export function watchPageMeta(): () => void {
  return onNavigation(({ location }, previous) => {
    if (location.pathname !== previous.location.pathname) applyMeta({});
  });
}
