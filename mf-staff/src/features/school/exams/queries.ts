import type { ApiKey, QueryOf } from '@harbor/contract';
import { apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

const fresh = { silent: true, staleTime: 0 } as const;

/** A page of the exams, those that were changed last first. */
export const examsQuery = (query: QueryOf<'GET /staff/exams/list'>) =>
  apiQuery('GET /staff/exams/list', { query }, { ...fresh, placeholderData: keepPreviousData });

export const examQuery = (id: number) =>
  apiQuery('GET /staff/exams/detail/:id', { params: { id } }, { ...fresh, refetchOnWindowFocus: false });

/** Questions of a course's bank that can be put into an exam. */
export const pickQuery = (
  course: number,
  kind: '1' | '2' | '3' | '4' | '5' | undefined,
  keyword: string,
  page: number,
) =>
  apiQuery(
    'GET /staff/exams/questions',
    { query: { course, kind, status: '1', keyword: keyword || undefined, page } },
    { ...fresh, placeholderData: keepPreviousData },
  );

/** How many questions of each type a course's bank has is told with an exam; for a new one they are counted one by one. */
export const countQuery = (course: number, kind: '1' | '2' | '3' | '4' | '5') =>
  apiQuery(
    'GET /staff/exams/questions',
    { query: { course, kind, status: '1' } },
    { silent: true, staleTime: 30_000, enabled: course > 0 },
  );

/** A question as the paper has it now. */
export const askedQuery = (id: number) =>
  apiQuery('GET /staff/exams/question/:id', { params: { id } }, { silent: true, staleTime: 30_000 });

const written = {
  silent: true,
  invalidates: ['GET /staff/exams/list', 'GET /staff/exams/detail/:id'] satisfies ApiKey[],
};

export const useCreateExam = apiMutation('POST /staff/exams/create', {
  silent: true,
  invalidates: ['GET /staff/exams/list'],
});
export const useSaveExam = apiMutation('POST /staff/exams/save/:id', written);
export const useOpenExam = apiMutation('POST /staff/exams/open/:id', written);
export const useCloseExam = apiMutation('POST /staff/exams/close/:id', written);
/** Deletes a draft: it is not asked for again. */
export const useDeleteExam = apiMutation('POST /staff/exams/delete/:id', {
  silent: true,
  invalidates: ['GET /staff/exams/list'],
});
