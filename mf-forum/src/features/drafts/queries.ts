import { apiInfiniteQuery } from '@harbor/runtime';

/** One's drafts, the last saved first. */
export const draftFeed = () => apiInfiniteQuery('GET /draft/list', {}, { silent: true });
