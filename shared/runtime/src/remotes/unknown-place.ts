import { hasAllRoutes, loadAllRoutes, onAllRoutes } from '../navigation/all-routes';
import { currentPosition, onNavigation } from '../navigation/current';
import { resolvePath } from '../navigation/match';
import { applyMeta } from '../page/meta';
import { snapshot } from '../platform/snapshot';
import { handlePreloadError } from './chunk-failure';
import { failPlace } from './failure';

const isUnsettled = (pathname: string): boolean => resolvePath(snapshot, pathname).kind === 'unsettled';

/**
 * Somebody went to a page that only the file of routes knows of: it comes with the file, or its failure shows with 重试.
 * @param again it is tried a second time: if the file itself is gone, a new document brings its own page's route along
 */
async function waitForRoutes(again = false): Promise<void> {
  const { key, pathname } = currentPosition().location;
  if (!isUnsettled(pathname)) return;
  try {
    await loadAllRoutes();
    if (key === currentPosition().location.key) applyMeta({});
  } catch (error) {
    if (key !== currentPosition().location.key || hasAllRoutes()) return;
    if (again && handlePreloadError(error)) return;
    failPlace(error, () => void waitForRoutes(true));
  }
}

/** Looks after pages that the page view did not bring along. @returns a function that ends it */
export function watchUnknownPlaces(whenKnown: () => void): () => void {
  void waitForRoutes();
  const endNavigation = onNavigation(() => void waitForRoutes());
  const endRoutes = onAllRoutes(whenKnown);
  return () => {
    endNavigation();
    endRoutes();
  };
}
