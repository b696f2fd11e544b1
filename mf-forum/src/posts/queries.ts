import { apiQuery } from '@harbor/runtime';

/** A post as its page shows it. */
export const postDetail = (id: number) =>
  apiQuery('GET /hot_post/:id/detail', { params: { id } }, { silent: true });
