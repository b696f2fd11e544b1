import type { PageSnapshot, RouteEntry } from '@harbor/contract';
import { barePath, findPlace } from '@harbor/contract/route-match';
import { noteAsked } from '../drawing/asked';
import { snapshot as present } from '../platform/snapshot';

/** A route of the snapshot that a path leads to. */
export interface RouteMatch {
  /** Package that renders it: `shell` or the name of a remote. */
  owner: string;
  route: RouteEntry;
  params: Record<string, string>;
}

/**
 * Where a path leads: to a page, to another path, or nowhere. `unsettled`: only the routes that the page did not bring
 * along can tell.
 */
export type Resolution =
  | { kind: 'page'; match: RouteMatch }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown' }
  | { kind: 'unsettled' };

/** Where a path leads in this snapshot, by the same rules as on the server. */
export function resolvePath(
  { shell, remotes, platform, routeSource }: PageSnapshot,
  pathname: string,
): Resolution {
  noteAsked(pathname);
  // Even where one of these routes fits, another may fit better.
  if (routeSource && !routeSource.settled.includes(barePath(pathname))) return { kind: 'unsettled' };
  const place = findPlace([{ name: 'shell', ...shell }, ...remotes], platform, pathname);
  if (place.kind !== 'page') return place;
  const { table, route, params } = place;
  return { kind: 'page', match: { owner: table.name, route, params } };
}

/** Whether the routes that are known tell where a path leads in this page view. */
export const isSettled = (pathname: string): boolean => resolvePath(present, pathname).kind !== 'unsettled';

/** The page at a path, with and without a trailing slash; of several routes the most specific one. */
export function matchPage(snapshot: PageSnapshot, pathname: string): RouteMatch | undefined {
  const found = resolvePath(snapshot, pathname);
  return found.kind === 'page' ? found.match : undefined;
}
