import { apiQuery } from '@harbor/runtime';

/** Categories, topics, recommended posts and figures of the forum. */
export const forumIndex = () => apiQuery('GET /hot_post/index', {}, { silent: true });
