import { atoms, useAtom, useSearchParams } from '@harbor/runtime';
import { useEffect } from 'react';
import type { ListType } from '../../posts/queries';

/** The views of the list by the number that the forum's state keeps. */
const types: ListType[] = ['hot', 'newest', 'followed'];

export const listTitles: Record<ListType, string> = { hot: '推荐', newest: '最新', followed: '关注' };

/** Which view is open: the address says it, else the one that was open last. */
export function useListType() {
  const [search] = useSearchParams();
  const [place, setPlace] = useAtom(atoms.forum);
  const asked = types.find((type) => type === search.get('type'));
  const type = asked ?? types[place.tabsId - 1] ?? 'hot';
  const tabsId = types.indexOf(type) + 1;
  useEffect(() => {
    setPlace((before) => (before.tabsId === tabsId ? before : { ...before, tabsId }));
  }, [tabsId, setPlace]);
  const page = Math.max(1, Number(search.get('page')) || 1);
  return {
    type,
    page,
    to: (next: ListType, at = 1) => `/forumindex/?type=${next}${at > 1 ? `&page=${at}` : ''}`,
  };
}
