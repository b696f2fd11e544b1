import { resolvePath, snapshot } from '@harbor/runtime';

/** Whether some part of this site's release owns the page. Links to pages that are not there yet are not drawn. */
export function isLive(path: string): boolean {
  return resolvePath(snapshot, path).kind === 'page';
}
