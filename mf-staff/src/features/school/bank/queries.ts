import type { ApiKey, QueryOf } from '@harbor/contract';
import { apiMutation, apiQuery, http, keepPreviousData } from '@harbor/runtime';

const fresh = { silent: true, staleTime: 0 } as const;

/** A page of the bank, those that were changed last first. */
export const bankQuery = (query: QueryOf<'GET /staff/exams/questions'>) =>
  apiQuery('GET /staff/exams/questions', { query }, { ...fresh, placeholderData: keepPreviousData });

export const questionQuery = (id: number) =>
  apiQuery('GET /staff/exams/question/:id', { params: { id } }, { ...fresh, refetchOnWindowFocus: false });

/** A version never changes. */
export const versionQuery = (id: number, number: number) =>
  apiQuery(
    'GET /staff/exams/question/version/:id/:number',
    { params: { id, number } },
    { silent: true, staleTime: Number.POSITIVE_INFINITY },
  );

const written = {
  silent: true,
  invalidates: ['GET /staff/exams/questions', 'GET /staff/exams/question/:id'] satisfies ApiKey[],
};

export const useCreateQuestion = apiMutation('POST /staff/exams/question/create', {
  silent: true,
  invalidates: ['GET /staff/exams/questions'],
});
export const useSaveQuestion = apiMutation('POST /staff/exams/question/save/:id', written);
export const useRetire = apiMutation('POST /staff/exams/question/retire/:id', written);
export const useRevive = apiMutation('POST /staff/exams/question/revive/:id', written);
export const useQuestionPicture = apiMutation('POST /staff/exams/picture', { silent: true });

/** The empty table of an import, with one line for each type. */
export async function questionTemplate(): Promise<Blob> {
  const file: unknown = await http.get('/staff/exams/template', { responseType: 'blob', silent: true });
  return file as Blob;
}
