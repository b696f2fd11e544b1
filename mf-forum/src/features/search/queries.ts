import { apiInfiniteQuery, apiQuery } from '@harbor/runtime';
import type { SearchType } from './searchTypes';

/** What was found for these words, page after page; nothing is asked without words. */
export const searchFeed = (type: SearchType, keywords: string) =>
  apiInfiniteQuery(
    'POST /hot_post/search',
    { body: { type, keywords } },
    { silent: true, enabled: keywords.length > 0, staleTime: 30_000 },
  );

/** What might be meant by words that are being typed. */
export const suggestionsQuery = (type: SearchType, keywords: string) =>
  apiQuery('POST /hot_post/search', { body: { type, keywords, suggest: true } }, { silent: true });
