import { apiMutation, apiQuery } from '@harbor/runtime';

const silent = { silent: true } as const;

/** The exams of a lesson, or of a whole course with 0, and where the learner stands in each. */
export const examList = (course: number, video: number) =>
  apiQuery('GET /examination/list', { query: { course, video } }, { ...silent, staleTime: 0 });

/** An open attempt with its questions and what was saved. It is what this device goes on from, so it is always asked anew. */
export const examPaper = (attempt: number) =>
  apiQuery(
    'GET /examination/paper/:id',
    { params: { id: attempt } },
    { ...silent, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false },
  );

/** How an attempt went; the latest one without its number. */
export const examResult = (exam: number, attempt?: number) =>
  apiQuery('GET /examination/result/:id', { params: { id: exam }, query: { attempt } }, silent);

/** Begins an attempt, or goes on with the open one. */
export const useStartExam = apiMutation('POST /examination/start/:id', {
  invalidates: ['GET /examination/list'],
});

/** Hands an attempt in. */
export const useHandIn = apiMutation('POST /examination/validate/:id', {
  silent: true,
  invalidates: [
    'GET /examination/list',
    'GET /examination/result/:id',
    'GET /review/list',
    'GET /certificate/list',
    'GET /course/:id/info',
  ],
});

/** The certificate of a course and what is left of the way to it. */
export const courseCertificate = (course: number) =>
  apiQuery('GET /certificate/course/:id', { params: { id: course } }, silent);
