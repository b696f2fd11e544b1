import { call, useInfiniteQuery, useSearchParams } from '@harbor/runtime';
import { resultsPath, type SearchType, typeIn } from './searchTypes';
import { useKeptSearch } from './useSearchState';

/** The search by its address: `?q=…&type=…`. */
export function useSearch() {
  const [search, setSearch] = useSearchParams();
  const keywords = (search.get('q') ?? '').trim().slice(0, 50);
  const type = typeIn(search.get('type'));
  useKeptSearch(type, keywords);
  const found = useInfiniteQuery({
    queryKey: ['POST /hot_post/search', type, keywords],
    queryFn: ({ pageParam }) =>
      call('POST /hot_post/search', { body: { type, keywords, page: pageParam }, silent: true }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.current_page < last.last_page ? last.current_page + 1 : undefined),
    enabled: keywords.length > 0,
    staleTime: 30_000,
  });
  return {
    keywords,
    type,
    found,
    look: (words: string) => setSearch({ q: words.trim(), type }, { replace: true }),
    to: (next: SearchType) => resultsPath(keywords, next),
  };
}
