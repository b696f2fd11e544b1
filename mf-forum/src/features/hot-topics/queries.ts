import { apiQuery } from '@harbor/runtime';

/** The forum's part of the home page's data, inlined there. */
export const homeForum = () => apiQuery('GET /index/bbs', {}, { silent: true, staleTime: 2 * 60_000 });
