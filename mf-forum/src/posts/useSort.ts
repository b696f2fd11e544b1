import { useSearchParams } from '@harbor/runtime';
import type { Sort } from './queries';

export const sortTitles: Record<Sort, string> = { hot: '最热', newest: '最新', reply: '最近回复' };
const sorts = Object.keys(sortTitles) as Sort[];

/** Order and page of a list, from the address. */
export function useSort(path: string) {
  const [search] = useSearchParams();
  const sort = sorts.find((one) => one === search.get('sort')) ?? 'hot';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const to = (next: Sort, at = 1) => {
    const query = [next === 'hot' ? '' : `sort=${next}`, at > 1 ? `page=${at}` : '']
      .filter(Boolean)
      .join('&');
    return query ? `${path}?${query}` : path;
  };
  const tabs = sorts.map((key) => ({ key, label: sortTitles[key], to: to(key) }));
  return { sort, page, to, tabs };
}
