import type { QueryOf } from '@harbor/contract';
import { apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

const fresh = { silent: true, staleTime: 0 } as const;

/** A page of attempts, the newest first. */
export const attemptsQuery = (query: QueryOf<'GET /staff/exams/attempts'>) =>
  apiQuery('GET /staff/exams/attempts', { query }, { ...fresh, placeholderData: keepPreviousData });

export const attemptQuery = (id: number) =>
  apiQuery('GET /staff/exams/attempt/:id', { params: { id } }, fresh);

export const useVoidAttempt = apiMutation('POST /staff/exams/void/:id', {
  silent: true,
  invalidates: ['GET /staff/exams/attempts', 'GET /staff/exams/attempt/:id'],
});

export const useRemark = apiMutation('POST /staff/exams/remark/:id', {
  silent: true,
  invalidates: ['GET /staff/exams/attempts', 'GET /staff/exams/attempt/:id'],
});
