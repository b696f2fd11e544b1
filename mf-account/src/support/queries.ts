import { apiQuery } from '@harbor/runtime';

/** How and when support is reached. */
export const contactQuery = () => apiQuery('GET /get_manage', {}, { silent: true, staleTime: 30 * 60_000 });
