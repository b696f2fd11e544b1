import { onNavigation } from '../navigation/current';
import { applyMeta, keepArrival } from './meta';

/**
 * Gives each new page its route's title and the site's description at once, until the page says more.
 * @returns a function that ends it
 */
export function watchPageMeta(): () => void {
  keepArrival();
  return onNavigation(({ location }, previous) => {
    if (location.pathname !== previous.location.pathname) applyMeta({});
  });
}
