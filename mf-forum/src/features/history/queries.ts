import { apiInfiniteQuery } from '@harbor/runtime';

/** The posts that one has read, the last first. */
export const historyFeed = (enabled: boolean) =>
  apiInfiniteQuery('GET /member/history', {}, { silent: true, enabled, staleTime: 0 });
