import { apiInfiniteQuery } from '@harbor/runtime';
import type { SearchType } from './searchTypes';

/** What was found for these words, page after page; nothing is asked without words. */
export const searchFeed = (type: SearchType, keywords: string) =>
  apiInfiniteQuery(
    'POST /hot_post/search',
    { body: { type, keywords } },
    { silent: true, enabled: keywords.length > 0, staleTime: 30_000 },
  );
