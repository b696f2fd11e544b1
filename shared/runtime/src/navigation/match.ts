import type { PageSnapshot, RouteEntry } from '@harbor/contract';
import { fitsParams } from '@harbor/contract/route-params';
import { generatePath, matchPath, matchRoutes } from 'react-router-dom';

/** A route of the snapshot that a path leads to. */
export interface RouteMatch {
  /** Package that renders it: `shell` or the name of a remote. */
  owner: string;
  route: RouteEntry;
  params: Record<string, string>;
}

/** Where a path leads: to a page, to another path, or nowhere. */
export type Resolution =
  | { kind: 'page'; match: RouteMatch }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown' };

function textsOnly(params: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string] => !!entry[1]));
}

interface Owned {
  path: string;
  owner: string;
  entry: RouteEntry;
}

function ownedRoutes({ shell, remotes, platform }: PageSnapshot): Owned[] {
  const parts = [{ name: 'shell', routes: shell.routes }, ...remotes];
  return parts.flatMap(({ name, routes }) =>
    routes
      .filter((entry) => entry.platform === platform)
      .map((entry) => ({ path: entry.path, owner: name, entry })),
  );
}

/** The page at a path, with and without a trailing slash; of several routes the most specific one. */
export function matchPage(snapshot: PageSnapshot, pathname: string): RouteMatch | undefined {
  const owned = ownedRoutes(snapshot);
  const found = matchRoutes(
    owned.map(({ path }, index) => ({ id: String(index), path })),
    pathname,
  )?.at(-1);
  const hit = found && owned[Number(found.route.id)];
  if (!hit || !fitsParams(hit.entry.params, found.params)) return undefined;
  return { owner: hit.owner, route: hit.entry, params: textsOnly(found.params) };
}

function redirectOf({ remotes, platform }: PageSnapshot, pathname: string): string | undefined {
  for (const entry of remotes.flatMap((remote) => remote.redirects)) {
    const found = entry.platform === platform && matchPath(entry.from, pathname);
    if (found) return generatePath(entry.to, found.params);
  }
  return undefined;
}

/** Where a path leads in this snapshot. Old addresses that redirect win over pages with parameters that would fit too. */
export function resolvePath(snapshot: PageSnapshot, pathname: string): Resolution {
  const to = redirectOf(snapshot, pathname);
  if (to !== undefined) return { kind: 'redirect', to };
  const match = matchPage(snapshot, pathname);
  return match ? { kind: 'page', match } : { kind: 'unknown' };
}
