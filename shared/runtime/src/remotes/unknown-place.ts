import { FileError } from '../files/file-error';
import { hasAllRoutes, loadAllRoutes } from '../navigation/all-routes';
import { currentPosition, onNavigation } from '../navigation/current';
import { isSettled } from '../navigation/match';
import { applyMeta } from '../page/meta';
import { handlePreloadError } from './chunk-failure';
import { failPlace } from './failure';

/**
 * Somebody went to a page that only the file of routes knows of: it comes with the file, or its failure shows with 重试.
 * Where the file itself is gone, a new document brings its own page's route along.
 * @param again it is tried a second time
 */
async function waitForRoutes(whenKnown: () => void, again = false): Promise<void> {
  const { key, pathname } = currentPosition().location;
  if (isSettled(pathname)) {
    // The file came in between, for another link.
    if (again) whenKnown();
    return;
  }
  try {
    await loadAllRoutes();
  } catch (error) {
    if (key !== currentPosition().location.key || hasAllRoutes()) return;
    const gone = error instanceof FileError && error.gone;
    if ((again || gone) && handlePreloadError(error)) return;
    failPlace(error, () => void waitForRoutes(whenKnown, true));
    return;
  }
  if (key === currentPosition().location.key) applyMeta({});
  whenKnown();
}

/**
 * Looks after pages that the page view did not bring along.
 * @param whenKnown called when the present one of them has become known
 * @returns a function that ends it
 */
export function watchUnknownPlaces(whenKnown: () => void): () => void {
  void waitForRoutes(whenKnown);
  return onNavigation(() => void waitForRoutes(whenKnown));
}
