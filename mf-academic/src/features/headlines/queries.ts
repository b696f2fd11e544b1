import { apiQuery } from '@harbor/runtime';

/** The headlines' part of the home page's data, inlined there. */
export const homePress = () => apiQuery('GET /index/press', {}, { silent: true, staleTime: 2 * 60_000 });
