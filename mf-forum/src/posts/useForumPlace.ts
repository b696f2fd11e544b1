import { atoms, useAtom } from '@harbor/runtime';
import { useEffect } from 'react';
import { menuOf } from './forumMenu';

/**
 * A list keeps its place while somebody reads a post: the part of the forum, the tab, the height, and which post it was
 *.
 * @param ready whether the list is long enough to go back to its place
 */
export function useForumPlace(ready: boolean) {
  const [place, setPlace] = useAtom(atoms.forum);
  useEffect(() => {
    const menuId = menuOf(window.location.pathname);
    if (menuId !== null) setPlace((before) => (before.menuId === menuId ? before : { ...before, menuId }));
  }, [setPlace]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is there
  useEffect(() => {
    if (!ready || !place.pageDetail || place.pageDetail.from !== window.location.pathname) return;
    const { scrollTop } = place;
    setPlace((before) => ({ ...before, pageDetail: null }));
    requestAnimationFrame(() => window.scrollTo(0, scrollTop));
  }, [ready]);
  return place;
}

/** Remembers where a list stands when a post is opened from it. */
export function useLeaveForPost() {
  const [, setPlace] = useAtom(atoms.forum);
  return (id: number) =>
    setPlace((before) => ({
      ...before,
      scrollTop: window.scrollY,
      pageDetail: { id, from: window.location.pathname },
    }));
}
