import { atoms, call, useAtom, useInfiniteQuery, useSearchParams } from '@harbor/runtime';
import { useEffect } from 'react';

/** What is looked for: the name in the address and in the call. */
export type SearchType = 'post' | 'topic' | 'member';
export const searchTitles: Record<SearchType, string> = { post: '帖子', topic: '话题', member: '用户' };

/** The search by its address: `?q=…&type=…`. */
export function useSearch() {
  const [search, setSearch] = useSearchParams();
  const [, keepType] = useAtom(atoms.forumSearchType);
  const [, keepValue] = useAtom(atoms.forumSearchValue);
  const keywords = (search.get('q') ?? '').trim().slice(0, 50);
  const asked = search.get('type');
  const type: SearchType = asked === 'topic' || asked === 'member' ? asked : 'post';
  useEffect(() => {
    keepType(type === 'member' ? 'user' : type);
    keepValue(keywords);
  }, [type, keywords, keepType, keepValue]);
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
    to: (next: SearchType) => `/forumsearch/?q=${encodeURIComponent(keywords)}&type=${next}`,
  };
}
