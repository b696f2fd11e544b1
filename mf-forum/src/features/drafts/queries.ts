import { apiInfiniteQuery, apiMutation } from '@harbor/runtime';

/** One's drafts, the last saved first. */
export const draftFeed = () => apiInfiniteQuery('GET /draft/list', {}, { silent: true });

/** Deletes drafts. */
export const useDeleteDrafts = apiMutation('PUT /draft/delete', {
  invalidates: ['GET /draft/list', 'GET /member/mine'],
});
