import { snapshot } from '../platform/snapshot';
import { resolvePath } from './match';

const bare = (path: string) => path.replace(/[?#].*/s, '');

/**
 * Whether the releases that this page view is made of have a page at an address of this platform, or one that the
 * address leads on to: `/idsetting/` is `/setting/userid` on the phone. The one rule behind every link to another part:
 * what no release offers is not drawn, and appears with the part's release, without one of the shell. What the frame
 * links to is known at once; the code of remotes runs when everything is, or could not be had: then no link is better than
 * one that leads nowhere.
 * @param path path inside the site; its query and fragment do not matter
 */
export function isLive(path: string): boolean {
  const found = resolvePath(snapshot, bare(path));
  return (found.kind === 'redirect' ? resolvePath(snapshot, bare(found.to)) : found).kind === 'page';
}

/**
 * Whether an address inside the site may be opened: there is a page, or only routes that are still on their way can tell.
 * For places to which somebody is led on.
 */
export function mayBeLive(path: string): boolean {
  const place = bare(path);
  if (!/^\/(?![/\\])/.test(place)) return false;
  return isLive(place) || resolvePath(snapshot, place).kind === 'unsettled';
}

/** Those entries of a menu, footer or list of ways whose page is there; see `isLive`. */
export function onlyLive<T extends { path: string }>(entries: readonly T[]): T[] {
  return entries.filter(({ path }) => isLive(path));
}
