import { apiQuery } from '@harbor/runtime';

/** What one's own post read before it was changed. */
export const versionsQuery = (id: number) =>
  apiQuery('GET /hot_post/versions/:id', { params: { id } }, { silent: true });
