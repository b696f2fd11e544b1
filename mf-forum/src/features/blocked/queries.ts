import { apiInfiniteQuery } from '@harbor/runtime';

/** The members that one has blocked. */
export const blockedFeed = () => apiInfiniteQuery('GET /member/blocks', {}, { silent: true, staleTime: 0 });
