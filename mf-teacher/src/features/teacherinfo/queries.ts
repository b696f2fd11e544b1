import { apiInfiniteQuery, apiMutation, apiQuery } from '@harbor/runtime';

const silent = { silent: true } as const;

/** What a teacher sees and may change of themselves. */
export const ownProfile = () => apiQuery('GET /teacher/profile', {}, { ...silent, staleTime: 0 });

/** What moved one's own credit. */
export const ownCredit = () => apiInfiniteQuery('GET /teacher/credit', {}, { ...silent, staleTime: 0 });

/** Whose buyers' orders are not shown to the teacher. */
export const teachersAvoided = () => apiQuery('GET /teacher/avoid/list', {}, { ...silent, staleTime: 0 });

const reads = ['GET /teacher/profile', 'GET /teacher/show/:id', 'GET /teacher/show/list'] as const;

export const useSaveProfile = apiMutation('POST /teacher/profile', { silent: true, invalidates: reads });
export const useGoTake = apiMutation('POST /teacher/go_take', { invalidates: reads });
export const useAddAvoided = apiMutation('POST /teacher/avoid/add', {
  silent: true,
  invalidates: ['GET /teacher/avoid/list'],
});
export const useRemoveAvoided = apiMutation('POST /teacher/avoid/remove/:id', {
  invalidates: ['GET /teacher/avoid/list'],
});
