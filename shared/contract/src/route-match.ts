import { fitsParams } from './route-params';
import type { Platform, RedirectEntry, RouteEntry } from './routes';

/** Values of a pattern's parameters, decoded, by name. */
export type RouteParams = Record<string, string>;

/** The pages and redirects of one part. */
export interface RouteTable {
  routes: readonly RouteEntry[];
  redirects?: readonly RedirectEntry[];
}

/** Where a path leads: to a page of one of the tables, to another path, or nowhere. */
export type Place<T extends RouteTable> =
  | { kind: 'page'; table: T; route: RouteEntry; params: RouteParams }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown' };

/** Text between the slashes of a path, without those at its two ends; none for `/`. */
export function segmentsOf(path: string): string[] {
  let end = path.length;
  // Not by a pattern: thousands of slashes before something else would cost the square of their number.
  while (path[end - 1] === '/') end -= 1;
  const bare = path.slice(path.startsWith('/') ? 1 : 0, end);
  return bare === '' ? [] : bare.split('/');
}

/** A path without the slashes at its two ends: `/login` and `/login/` are one address. */
export const barePath = (path: string): string => segmentsOf(path).join('/');

/** The name of a parameter, `id` of `:id`; undefined for a fixed segment. */
export const parameterOf = (segment: string): string | undefined =>
  segment.startsWith(':') ? segment.slice(1) : undefined;

/**
 * Segments of an address as patterns see them: decoded, or as they are where one cannot be decoded. Undefined for an
 * address that no pattern means: two slashes in a row, `.` and `..`, however they are written.
 */
function readAddress(pathname: string): string[] | undefined {
  let segments = segmentsOf(pathname);
  try {
    segments = segments.map(decodeURIComponent);
  } catch {
    // A stray % stands for itself.
  }
  return segments.some((segment) => /^\.{0,2}$/.test(segment)) ? undefined : segments;
}

/** Letters' case counts for none of the 26 that patterns are written in; others are not their like. */
const folded = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

function fit(pattern: string, given: readonly string[]): RouteParams | undefined {
  const wanted = segmentsOf(pattern);
  if (wanted.length !== given.length) return undefined;
  const params: RouteParams = {};
  for (const [i, want] of wanted.entries()) {
    const have = given[i] ?? '';
    const name = parameterOf(want);
    if (name !== undefined) params[name] = have;
    else if (folded(want) !== folded(have)) return undefined;
  }
  return params;
}

/**
 * Parameters of an address under a pattern, with and without a slash at the end, in whatever case its fixed segments are
 * written; undefined if it does not fit.
 */
export function matchPattern(pattern: string, pathname: string): RouteParams | undefined {
  const given = readAddress(pathname);
  return given && fit(pattern, given);
}

/** Writes parameters into a pattern, each as one segment. */
export const fillPattern = (pattern: string, params: RouteParams): string =>
  pattern.replace(
    /(^|\/):(\w+)/g,
    (_, slash: string, name: string) => slash + encodeURIComponent(params[name] ?? ''),
  );

const parametersIn = (pattern: string) =>
  segmentsOf(pattern).filter((segment) => parameterOf(segment)).length;

/**
 * Where an address leads, on the server and in the browser alike. Of several patterns that fit, pages or redirects, the
 * one with the fewest parameters wins, so `/message/1` is not taken for `/message/:kind`; then the first.
 */
export function findPlace<T extends RouteTable>(
  tables: readonly T[],
  platform: Platform,
  pathname: string,
): Place<T> {
  const given = readAddress(pathname);
  let best: Place<T> = { kind: 'unknown' };
  let fewest = Number.POSITIVE_INFINITY;
  const offer = (at: Platform, pattern: string, place: (params: RouteParams) => Place<T> | undefined) => {
    if (!given || at !== platform) return;
    const params = fit(pattern, given);
    if (!params) return;
    const count = parametersIn(pattern);
    const found = count < fewest ? place(params) : undefined;
    if (!found) return;
    best = found;
    fewest = count;
  };
  for (const table of tables) {
    for (const route of table.routes)
      offer(route.platform, route.path, (params) =>
        fitsParams(route.params, params) ? { kind: 'page', table, route, params } : undefined,
      );
    for (const { platform: at, from, to } of table.redirects ?? [])
      offer(at, from, (params) => ({ kind: 'redirect', to: fillPattern(to, params) }));
  }
  return best;
}
