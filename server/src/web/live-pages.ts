import type { Platform } from '@harbor/contract';
import type { ReleaseSet } from '../areas/operations/platform/choice/sets';
import { findRoute } from './find-route';

/** Whether an address inside the site leads to a page of this page view. */
export type HasPage = (path: string) => boolean;

/**
 * The rule by which readable HTML draws links, as `isLive` of the runtime is for what scripts draw: a page that no release
 * of the set offers on the platform is not linked to, one that an old address leads on to is.
 */
export function pageFinder(set: ReleaseSet, platform: Platform): HasPage {
  const find = (path: string) => findRoute(set, platform, path.replace(/[?#].*/s, ''));
  return (path) => {
    const found = find(path);
    return (found.kind === 'redirect' ? find(found.to) : found).kind === 'page';
  };
}
