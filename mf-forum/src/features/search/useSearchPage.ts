import { call, useQuery, useSearchParams } from '@harbor/runtime';
import { typeIn } from './searchTypes';
import { useKeptSearch } from './useSearchState';

/** One page of results by its address: `?q=…&type=…&page=…`. */
export function useSearchPage() {
  const [search] = useSearchParams();
  const keywords = (search.get('q') ?? '').trim().slice(0, 50);
  const type = typeIn(search.get('type'));
  const page = Math.min(Math.max(1, Number(search.get('page')) || 1), 1000);
  useKeptSearch(type, keywords);
  const found = useQuery({
    queryKey: ['POST /hot_post/search', type, keywords, page],
    queryFn: () => call('POST /hot_post/search', { body: { type, keywords, page }, silent: true }),
    // Another page of the same search; another search begins anew.
    placeholderData: (old) => (old?.type === type && old.keywords === keywords ? old : undefined),
    enabled: keywords.length > 0,
    staleTime: 30_000,
  });
  return { keywords, type, page, found };
}
