import type { BodyOf } from '@harbor/contract';
import { apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

const silent = { silent: true, staleTime: 0 } as const;

/** Teachers, those with the least credit first. */
export const teachersQuery = (body: BodyOf<'POST /staff/teacher/level/list'>) =>
  apiQuery('POST /staff/teacher/level/list', { body }, { ...silent, placeholderData: keepPreviousData });

/** How a teacher's level and credit come to be. */
export const teacherQuery = (id: number) =>
  apiQuery('GET /staff/teacher/level/detail/:id', { params: { id } }, silent);

/** Names, terms and rates of the levels. */
export const termsQuery = () => apiQuery('GET /staff/teacher/level/terms', {}, silent);

const reads = ['POST /staff/teacher/level/list', 'GET /staff/teacher/level/detail/:id'] as const;

export const useCorrect = apiMutation('POST /staff/teacher/level/correct/:id', {
  silent: true,
  invalidates: reads,
});
export const useRecompute = apiMutation('POST /staff/teacher/level/recompute', {
  silent: true,
  invalidates: reads,
});
export const useSaveTerms = apiMutation('POST /staff/teacher/level/terms', {
  silent: true,
  invalidates: [...reads, 'GET /staff/teacher/level/terms'],
});
