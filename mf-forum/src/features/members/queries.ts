import { apiMutation } from '@harbor/runtime';

/** Gives a member a name that only oneself sees. */
export const useRemark = apiMutation('PUT /member/remark/:id', {
  silent: true,
  invalidates: ['GET /member/info/:id', 'POST /member/concerned/:id'],
});
