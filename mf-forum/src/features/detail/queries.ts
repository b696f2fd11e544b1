import { apiMutation } from '@harbor/runtime';

/** Lists in which writers see how their posts stand. */
const ownLists = ['POST /member/my_post/:id', 'GET /member/mine', 'GET /hot_post/list'] as const;

/** Counts a post as read. */
export const useCountView = apiMutation('POST /hot_post/view/:id', { silent: true });

/** Likes a post. */
export const useLike = apiMutation('POST /hot_post/like/:id');

/** Takes a like back. */
export const useUnlike = apiMutation('POST /hot_post/cancel_like/:id');

/** Collects a post. */
export const useCollect = apiMutation('POST /hot_post/collect/:id');

/** Collects a post no longer. */
export const useRelease = apiMutation('POST /hot_post/cancel_collect/:id');

/** Deletes a post of one's own. */
export const useDeletePost = apiMutation('POST /hot_post/delete/:id', { invalidates: ownLists });

/** Makes a draft of a refused post. */
export const useRevise = apiMutation('POST /hot_post/revise/:id', {
  invalidates: ['GET /draft/list', ...ownLists],
});

/** Asks for a hidden post to be looked at again. */
export const useAppeal = apiMutation('POST /hot_post/appeal/:id', {
  silent: true,
  invalidates: ['GET /hot_post/:id/detail'],
});
