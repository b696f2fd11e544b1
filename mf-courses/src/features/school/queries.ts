import { apiQuery } from '@harbor/runtime';

/** What is to be gone over today, for its card at the top. */
export const reviewToday = () => apiQuery('GET /review/list', { query: { tab: 'due' } }, { silent: true });

/** Certificates and the ways to them, for what is left to do in a course. */
export const certificateWays = () => apiQuery('GET /certificate/list', {}, { silent: true });
