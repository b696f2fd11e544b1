import { apiInfiniteQuery, apiMutation } from '@harbor/runtime';

/** Members by number, whole phone number or name. */
export const usersQuery = (keyword: string, status: number | undefined) =>
  apiInfiniteQuery(
    'GET /staff/user/list',
    { query: { keyword: keyword || undefined, status } },
    { silent: true, staleTime: 2_000 },
  );

/** Closes an account; its owner reads why. */
export const useFreeze = apiMutation('POST /staff/user/freeze/:id', {
  silent: true,
  invalidates: ['GET /staff/user/list'],
});

/** Opens it again. */
export const useUnfreeze = apiMutation('POST /staff/user/unfreeze/:id', {
  silent: true,
  invalidates: ['GET /staff/user/list'],
});
