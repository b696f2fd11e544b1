import { rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { blockedFeed } from './queries';

/** The members that one has blocked. */
export function useBlocked() {
  const list = useInfiniteQuery(blockedFeed());
  return { list, people: rowsOf(list.data) };
}
