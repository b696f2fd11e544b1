import { apiQuery } from '@harbor/runtime';

/** All categories, each with those below it. */
export const categoryTree = () => apiQuery('GET /hot_post/pc_category', {}, { silent: true });
