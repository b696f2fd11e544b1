import type { Platform, ReleaseJson, RouteEntry } from '@harbor/contract';
import { fitsParams } from '@harbor/contract/route-params';
import type { ReleaseSet } from '../areas/platform/choice/sets';

/** What an address leads to. */
export type Found =
  | { kind: 'page'; owner: ReleaseJson; route: RouteEntry; params: Record<string, string> }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown' };

const segments = (path: string) => path.split('/').filter(Boolean);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Parameters of `path` under `pattern`, with and without a trailing slash; undefined if it does not fit. */
export function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = segments(pattern);
  const given = segments(path);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, want] of wanted.entries()) {
    const have = given[i] ?? '';
    if (want.startsWith(':')) params[want.slice(1)] = decode(have);
    else if (want.toLowerCase() !== have.toLowerCase()) return undefined;
  }
  return params;
}

/** Writes parameters into a pattern. */
export function fillPattern(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Fixed segments win over parameters, so `/message/1` is not taken for `/message/:kind`. */
const parameters = (pattern: string) => pattern.split(':').length;

/** The page, redirect or nothing that `path` means on a platform. */
export function findRoute(set: ReleaseSet, platform: Platform, path: string): Found {
  const owners = [set.shell, ...set.remotes];
  let best: Extract<Found, { kind: 'page' }> | undefined;
  for (const owner of owners) {
    for (const route of owner.routes.routes) {
      if (route.platform !== platform) continue;
      const params = matchPattern(route.path, path);
      if (!params || !fitsParams(route.params, params)) continue;
      if (!best || parameters(route.path) < parameters(best.route.path)) {
        best = { kind: 'page', owner, route, params };
      }
    }
  }
  if (best) return best;
  for (const redirect of owners.flatMap((owner) => owner.routes.redirects)) {
    if (redirect.platform !== platform) continue;
    const params = matchPattern(redirect.from, path);
    if (params) return { kind: 'redirect', to: fillPattern(redirect.to, params) };
  }
  return { kind: 'unknown' };
}
