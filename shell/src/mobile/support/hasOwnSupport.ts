import type { RouteEntry } from '@harbor/contract';

/** The top pages and the service pages have an entry to support of their own; some pages have none at all. */
export function hasOwnSupport({ chrome, path }: RouteEntry): boolean {
  return chrome === 'tab' || path.startsWith('/goodsdetail/');
}

/** Pages where nothing of the shell stands beside the page. */
export function standsAlone({ chrome, path }: RouteEntry): boolean {
  return chrome === 'nopanel' || chrome === 'bare' || path.startsWith('/login');
}
