import { apiMutation, apiQuery } from '@harbor/runtime';

/** An article with what stands around it. */
export const pressDetail = (id: number) =>
  apiQuery('GET /press/:id/detail', { params: { id } }, { silent: true });

/** Counts an article as read. */
export const useCountView = apiMutation('POST /press/view/:id', { silent: true });

/** Likes an article. */
export const useLike = apiMutation('POST /press/like/:id');

/** Takes a like back. */
export const useUnlike = apiMutation('POST /press/unlike/:id');

/** Collects an article. */
export const useCollect = apiMutation('POST /press/collect/:id', { invalidates: ['GET /user/get_collect'] });

/** Collects an article no longer. */
export const useRelease = apiMutation('POST /press/cancel/:id', { invalidates: ['GET /user/get_collect'] });
