import type { Platform, ReleaseJson, RouteEntry } from '@harbor/contract';
import { barePath, fillPattern, type RouteParams } from '@harbor/contract/route-match';
import type { Choice } from '../areas/operations/platform/choice/choose';
import type { ReleaseSet } from '../areas/operations/platform/choice/sets';
import type { Found } from './find-route';

/** What a request is for. */
export interface Address {
  /** Slashes at its beginning count once: two would be taken for the name of a host. */
  pathname: string;
  /** The path as the browser has it, by which it looks for the page too. */
  asked: string;
  /** What follows the path as it was written, with its question mark. */
  query: string;
  search: URLSearchParams;
}

/** A page as one browser asks for it. */
export interface PageView extends Address {
  choice: Pick<Choice, 'set' | 'parts'>;
  platform: Platform;
  owner: ReleaseJson;
  route: RouteEntry;
  params: RouteParams;
  /** No page is there: it is the one that says so. */
  nowhere: boolean;
}

/** What a request is for; undefined for what is no address. */
export function addressed(url: string): Address | undefined {
  const [slashes = ''] = /^[/\\]*/.exec(url) ?? [];
  const own = `/${url.slice(slashes.length)}`;
  if (!URL.canParse(own, 'http://page.invalid')) return undefined;
  const { pathname, search: query, searchParams: search } = new URL(own, 'http://page.invalid');
  const asked = '/'.repeat(Math.max(slashes.length, 1)) + pathname.slice(1);
  return { pathname, query, search, asked };
}

/** The page of an address. An unknown path answers 404 with the site around it: the shell then leads to `/404/`. */
export function pageOf(
  set: ReleaseSet,
  platform: Platform,
  found: Found,
): Pick<PageView, 'owner' | 'route' | 'params' | 'nowhere'> | undefined {
  if (found.kind === 'page') return { ...found, nowhere: found.route.path === '/404/' };
  const route = set.shell.routes.routes.find((r) => r.platform === platform && r.path === '/404/');
  return route ? { owner: set.shell, route, params: {}, nowhere: true } : undefined;
}

/** Whether an address is written as links of the site write it: there is one such for each page, with and without a slash. */
export const isUsual = ({ asked, route, params }: Pick<PageView, 'asked' | 'route' | 'params'>): boolean =>
  !asked.startsWith('//') && barePath(asked) === barePath(fillPattern(route.path, params));
