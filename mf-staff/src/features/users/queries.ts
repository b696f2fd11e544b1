import { apiInfiniteQuery, apiMutation, apiQuery } from '@harbor/runtime';

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
  invalidates: ['GET /staff/user/list', 'GET /staff/user/detail/:id'],
});

/** Opens it again. */
export const useUnfreeze = apiMutation('POST /staff/user/unfreeze/:id', {
  silent: true,
  invalidates: ['GET /staff/user/list', 'GET /staff/user/detail/:id'],
});

/** Everything that the team knows of a member. */
export const userQuery = (id: number) =>
  apiQuery('GET /staff/user/detail/:id', { params: { id } }, { silent: true, staleTime: 2_000 });

/** Writes something down about a member, for colleagues. */
export const useNote = apiMutation('POST /staff/user/note/:id', {
  silent: true,
  invalidates: ['GET /staff/user/detail/:id'],
});
