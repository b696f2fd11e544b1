import { parameterOf, segmentsOf } from '@harbor/contract/route-match';
import type { RoutesJson } from '@harbor/contract/routes';

/** A route or redirect of a part, as people know it. */
export interface Claimed {
  platform: string;
  path: string;
}

/** Every address that a part lays claim to, page or redirect. */
export const claimedBy = ({ routes }: { routes: RoutesJson }): Claimed[] => [
  ...routes.routes.map(({ platform, path }) => ({ platform, path })),
  ...routes.redirects.map(({ platform, from }) => ({ platform, path: from })),
];

/**
 * The prefix that a path lies under, in small letters; `/` for the home page, undefined where the first segment is a
 * parameter, which would match the addresses of everybody.
 */
export function prefixOf(path: string): string | undefined {
  const [first = ''] = segmentsOf(path);
  if (parameterOf(first) !== undefined) return undefined;
  return first === '' ? '/' : `/${first.toLowerCase()}/`;
}
