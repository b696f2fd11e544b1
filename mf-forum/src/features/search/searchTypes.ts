/** What is looked for: the name in the address and in the call. */
export type SearchType = 'post' | 'topic' | 'member';

export const searchTitles: Record<SearchType, string> = { post: '帖子', topic: '话题', member: '用户' };

/** In the order in which they are offered. */
export const searchTypes = Object.keys(searchTitles) as SearchType[];

/** The type that an address asks for; posts for everything else. */
export const typeIn = (text: string | null): SearchType => searchTypes.find((one) => one === text) ?? 'post';

/** Address of the results. */
export const resultsPath = (keywords: string, type: SearchType, page = 1) =>
  `/forumsearch/?q=${encodeURIComponent(keywords)}&type=${type}${page > 1 ? `&page=${page}` : ''}`;
