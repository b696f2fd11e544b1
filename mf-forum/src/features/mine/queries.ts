import { apiInfiniteQuery } from '@harbor/runtime';

/** One's drafts, the last saved first. */
export const draftFeed = () => apiInfiniteQuery('GET /draft/list', {}, { silent: true });

/** The posts that one has read, the last first. */
export const historyFeed = (enabled: boolean) =>
  apiInfiniteQuery('GET /member/history', {}, { silent: true, enabled, staleTime: 0 });
