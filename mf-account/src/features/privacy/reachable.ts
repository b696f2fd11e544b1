import { resolvePath, snapshot } from '@harbor/runtime';

/** Whether this release of the site has the page, or one that it leads to. */
export function isReachable(path: string): boolean {
  return resolvePath(snapshot, path).kind !== 'unknown';
}
