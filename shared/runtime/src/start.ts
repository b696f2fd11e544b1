import { watchWindowErrors } from './errors/window-errors';
import { watchArrivals } from './files/arrived';
import { installFiles } from './files/bridge';
import { startLive } from './live/start';
import { loadAllRoutes, onAllRoutes } from './navigation/all-routes';
import { checkPresentPlace } from './navigation/current';
import { manageScroll } from './navigation/scroll';
import { watchPageMeta } from './page/watch';
import { snapshot } from './platform/snapshot';
import { installPolicies } from './policy/trusted-types';
import { hydrateQueries } from './query/hydrate';
import { onSessionChange } from './session/changes';
import { restoreSession } from './session/restore';
import { followOtherTabs } from './session/tabs';
import { startTracking } from './tracking/tracking';

/**
 * First thing of every page view: takes over what the server inlined, begins to look up the session, checks that this
 * address may be opened, counts the visit. The shell calls it before it renders, and `startApplications` after.
 */
export function startRuntime(): void {
  installPolicies();
  installFiles();
  watchArrivals();
  watchWindowErrors();
  hydrateQueries(snapshot.queries);
  manageScroll();
  watchPageMeta();
  followOtherTabs();
  onSessionChange((change) => {
    if (change !== 'login') checkPresentPlace();
  });
  void restoreSession();
  checkPresentPlace();
  onAllRoutes(checkPresentPlace);
  // Whoever needs them asks again, and shows that they could not be had.
  loadAllRoutes().catch(() => undefined);
  startTracking();
  startLive();
}
