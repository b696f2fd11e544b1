import { isDrawn } from '../drawing/drawn';
import { onNavigation } from '../navigation/current';
import { snapshot } from '../platform/snapshot';
import { applyMeta, keepArrival, tellChrome } from './meta';

/**
 * Gives each new page its route's title and the site's description at once, until the page says more.
 * @returns a function that ends it
 */
export function watchPageMeta(): () => void {
  keepArrival();
  if (isDrawn() && snapshot.said) tellChrome(snapshot.said);
  return onNavigation(({ location }, previous) => {
    if (location.pathname !== previous.location.pathname) applyMeta({});
  });
}
