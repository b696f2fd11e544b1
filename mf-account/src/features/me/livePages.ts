import { resolvePath, snapshot } from '@harbor/runtime';

const bare = (path: string) => path.replace(/[?#].*$/, '');

/**
 * Whether some part of this site's release owns the page, or the one that this platform leads to instead: `/idsetting/`
 * is `/setting/userid` on the phone. Links to pages that are not there yet are not drawn.
 */
export function isLive(path: string): boolean {
  const found = resolvePath(snapshot, bare(path));
  return (found.kind === 'redirect' ? resolvePath(snapshot, bare(found.to)) : found).kind === 'page';
}
