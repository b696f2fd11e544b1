import { apiMutation, apiQuery } from '@harbor/runtime';

const reads = ['GET /staff/teacher/standing/:id'] as const;

/** How a teacher stands: certified, suspended until a moment, or gone. */
export const standingQuery = (id: number) =>
  apiQuery('GET /staff/teacher/standing/:id', { params: { id } }, { silent: true, staleTime: 2_000 });

/** Takes a teacher from the platform until a moment; what is open is handed over. */
export const useSuspend = apiMutation('POST /staff/teacher/suspend/:id', {
  silent: true,
  invalidates: reads,
});

/** Lets them back before. */
export const useResume = apiMutation('POST /staff/teacher/resume/:id', { silent: true, invalidates: reads });
