import type { Platform, ReleaseJson, RouteEntry } from '@harbor/contract';
import { findPlace, type RouteParams } from '@harbor/contract/route-match';
import type { ReleaseSet } from '../areas/operations/platform/choice/sets';

/** What an address leads to. */
export type Found =
  | { kind: 'page'; owner: ReleaseJson; route: RouteEntry; params: RouteParams }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown' };

/** The page, redirect or nothing that `path` means on a platform, by the same rules as in the browser. */
export function findRoute({ shell, remotes }: ReleaseSet, platform: Platform, path: string): Found {
  const tables = [shell, ...remotes].map((owner) => {
    const { routes, redirects } = owner.routes;
    return { owner, routes, redirects };
  });
  const place = findPlace(tables, platform, path);
  if (place.kind !== 'page') return place;
  const { table, route, params } = place;
  return { kind: 'page', owner: table.owner, route, params };
}
