import { restoringAtom } from '../session/state';
import { atoms } from '../store/atoms';
import { useAtomValue } from '../store/hooks';
import { useRoutes } from './all-routes';
import { usePosition } from './current';
import { admittedMatch } from './gate';
import { isSettled, type RouteMatch } from './match';

/**
 * The route that stands on the page, its owner and parameters; undefined while its guard waits for the session, or while
 * the routes are on their way. For the chrome: header, breadcrumb, bars.
 */
export function useCurrentRoute(): RouteMatch | undefined {
  const { location } = usePosition();
  // The guard reads these; the route appears when they become known.
  useAtomValue(atoms.login);
  useAtomValue(atoms.teacher);
  useAtomValue(atoms.read);
  useAtomValue(restoringAtom);
  useRoutes(() => isSettled(location.pathname));
  return admittedMatch(location.pathname);
}
