import type { PartRoutes, Platform, RedirectEntry, RouteEntry, RouteFile } from '@harbor/contract';
import { barePath, matchPattern } from '@harbor/contract/route-match';
import type { ReleaseSet } from '../areas/operations/platform/choice/sets';
import { findRoute } from './find-route';

/** Routes as browsers read them: resolvers, calls and mounts are the server's business. */
const forBrowsers = ({ seo: _, queries: __, mounts: ___, ...route }: RouteEntry): RouteEntry => route;

function choose(
  set: ReleaseSet,
  platform: Platform,
  wanted: { route(route: RouteEntry): boolean; redirect(redirect: RedirectEntry): boolean },
): RouteFile {
  const partOf = ({ routes }: ReleaseSet['shell']): PartRoutes => ({
    routes: routes.routes.filter((each) => each.platform === platform && wanted.route(each)).map(forBrowsers),
    redirects: routes.redirects.filter((each) => each.platform === platform && wanted.redirect(each)),
  });
  return Object.fromEntries([set.shell, ...set.remotes].map((release) => [release.name, partOf(release)]));
}

/** Every route and redirect of a platform. */
export const allRoutes = (set: ReleaseSet, platform: Platform): RouteFile =>
  choose(set, platform, { route: () => true, redirect: () => true });

/**
 * The routes and redirects that decide where some paths lead, with the paths of which they say everything: of others they
 * may not know the better one.
 */
export function routesOf(
  set: ReleaseSet,
  platform: Platform,
  paths: readonly string[],
): { routes: RouteFile; settled: string[] } {
  const settled = new Set(paths);
  const pages = new Set<RouteEntry>();
  // What a redirect leads to is looked up in its turn.
  for (const path of settled) {
    const found = findRoute(set, platform, path);
    if (found.kind === 'page') pages.add(found.route);
    if (found.kind === 'redirect') settled.add(found.to);
  }
  const leadsOn = ({ from }: RedirectEntry) => [...settled].some((path) => matchPattern(from, path));
  return {
    routes: choose(set, platform, { route: (route) => pages.has(route), redirect: leadsOn }),
    settled: [...new Set([...settled].map(barePath))],
  };
}

/** What a page has to know at once: where it is itself, where its frame and its breadcrumb lead, and the page for 404. */
export function pathsOfPage(
  { shell }: ReleaseSet,
  platform: Platform,
  asked: string,
  route: RouteEntry,
): string[] {
  const crumbs = (route.crumbs ?? []).flatMap(({ path }) => path ?? []);
  return [asked, '/404/', ...(shell.routes.frameLinks?.[platform] ?? []), ...crumbs];
}
