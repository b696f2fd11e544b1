import { apiMutation, apiQuery } from '@harbor/runtime';

/** A member's page as everybody may read it. */
export const memberQuery = (id: number) =>
  apiQuery('GET /member/info/:id', { params: { id } }, { silent: true, staleTime: 5000 });

/** How many posts, drafts and people are one's own. */
export const ownFiguresQuery = (enabled = true) =>
  apiQuery('GET /member/mine', {}, { silent: true, enabled });

const changedByBlock = [
  'GET /hot_post/:id/detail',
  'GET /hot_post/list',
  'GET /member/info/:id',
  'POST /hot_post/discuss/:id',
  'GET /member/blocks',
] as const;

/** Blocks a member. */
export const useBlock = apiMutation('POST /hot_post/block/:id', { invalidates: changedByBlock });

/** Blocks a member no longer. */
export const useUnblock = apiMutation('POST /hot_post/unblock/:id', { invalidates: changedByBlock });

const changedByFollow = ['GET /member/info/:id', 'GET /member/mine', 'GET /hot_post/:id/detail'] as const;

/** Follows a member. */
export const useStartFollowing = apiMutation('POST /hot_post/concerned', { invalidates: changedByFollow });

/** Follows a member no longer. */
export const useStopFollowing = apiMutation('POST /hot_post/cancel_concern/:id', {
  invalidates: changedByFollow,
});
