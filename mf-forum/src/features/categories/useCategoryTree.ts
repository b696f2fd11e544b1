import { apiQuery, useQuery } from '@harbor/runtime';

/** All categories, each with those below it. */
export const useCategoryTree = () => useQuery(apiQuery('GET /hot_post/pc_category', {}, { silent: true }));
