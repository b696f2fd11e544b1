import { useInfiniteQuery, useSearchParams } from '@harbor/runtime';
import { searchFeed } from './queries';
import { resultsPath, type SearchType, typeIn } from './searchTypes';
import { useKeptSearch } from './useSearchState';

/** The search by its address: `?q=…&type=…`. */
export function useSearch() {
  const [search, setSearch] = useSearchParams();
  const keywords = (search.get('q') ?? '').trim().slice(0, 50);
  const type = typeIn(search.get('type'));
  useKeptSearch(type, keywords);
  const found = useInfiniteQuery(searchFeed(type, keywords));
  return {
    keywords,
    type,
    found,
    look: (words: string) => setSearch({ q: words.trim(), type }, { replace: true }),
    to: (next: SearchType) => resultsPath(keywords, next),
  };
}
