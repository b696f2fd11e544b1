import { apiQuery, useParams, useQuery } from '@harbor/runtime';

/** What one's own post read before it was changed. */
export function useVersions() {
  const id = Number(useParams().id);
  return {
    id,
    query: useQuery(apiQuery('GET /hot_post/versions/:id', { params: { id } }, { silent: true })),
  };
}
