import { notifyOnce } from '../notify/once';
import { snapshot } from '../platform/snapshot';
import { isLogin, restoringAtom } from '../session/state';
import { readFlag } from '../session/storage';
import { atoms } from '../store/atoms';
import { store } from '../store/store';
import { type Decision, decide, type GuardSession } from './guard';
import { type RouteMatch, resolvePath } from './match';
import { rememberReturn } from './return-path';

/** Address that every unknown path leads to. */
export const notFoundPath = '/404/';

/** The session as guards see it: a flag in local storage counts as much as one in the store. */
export function guardSession(): GuardSession {
  return {
    loggedIn: isLogin(),
    isTeacher: readFlag('isTeacher') || store.get(atoms.teacher),
    isRead: readFlag('isRead') || store.get(atoms.read),
    isStaff: store.get(atoms.user)?.is_staff === 1,
    pending: store.get(restoringAtom),
  };
}

/** The page at a path, if its guard lets pass now. */
export function admittedMatch(pathname: string): RouteMatch | undefined {
  const found = resolvePath(snapshot, pathname);
  if (found.kind !== 'page') return undefined;
  return decide(found.match.route, guardSession()).kind === 'pass' ? found.match : undefined;
}

function turnAway(decision: Extract<Decision, { kind: 'deny' }>, path: string): string {
  notifyOnce('warning', decision.warning);
  if (decision.loginHelps) rememberReturn(path);
  store.set(atoms.menuItem, decision.menuItem);
  return decision.to;
}

/**
 * Address to go to instead of this one, if any: redirects, unknown paths, guards. A guard that refuses also warns.
 * @param search query string with its question mark, kept on redirects
 */
export function detourOf(pathname: string, search: string): string | undefined {
  const found = resolvePath(snapshot, pathname);
  if (found.kind === 'redirect') return found.to + search;
  if (found.kind === 'unsettled') return undefined;
  // Without a page for 404 there would be no end to it; that is a snapshot of a test.
  if (found.kind === 'unknown')
    return resolvePath(snapshot, notFoundPath).kind === 'page' ? notFoundPath : undefined;
  const decision = decide(found.match.route, guardSession());
  return decision.kind === 'deny' ? turnAway(decision, pathname + search) : undefined;
}
