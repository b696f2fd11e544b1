import type { ApiKey } from '@harbor/contract';
import {
  type ApiMutationOptions,
  apiMutation,
  apiQuery,
  keepPreviousData,
  useApiMutation,
} from '@harbor/runtime';

/** What direct submission is; stands in the page's first HTML. */
export const guideQuery = () => apiQuery('GET /submission/guide', {}, { silent: true });

/** The author's draft. Read anew with each visit: it may have been written on another device. */
export const draftQuery = (enabled: boolean) =>
  apiQuery('GET /submission/draft', {}, { silent: true, enabled, staleTime: 0, gcTime: 0 });

/** The author's submissions. */
export const submissionPage = (page: number, enabled = true) =>
  apiQuery(
    'GET /submission/list',
    { query: { page } },
    { silent: true, enabled, placeholderData: keepPreviousData, refetchOnWindowFocus: true },
  );

/** Everything about one submission. */
export const submissionDetail = (id: string) =>
  apiQuery('GET /submission/detail/:id', { params: { id } }, { silent: true, refetchOnWindowFocus: true });

/** Reads that a step of a submission makes stale. */
export const changedBySubmission: ApiKey[] = ['GET /submission/list', 'GET /submission/detail/:id'];

/** Hands a manuscript in. */
export const useHandIn = apiMutation('POST /submission/submit', {
  silent: true,
  invalidates: changedBySubmission,
});

export type ActKey =
  | 'POST /submission/supply/:id'
  | 'POST /submission/again/:id'
  | 'POST /submission/send/:id'
  | 'POST /submission/feedback/:id'
  | 'POST /submission/withdraw/:id'
  | 'POST /submission/finish/:id'
  | 'POST /submission/reopen/:id';

/** One step of the author. */
export const useStep = (key: ActKey, handlers: Pick<ApiMutationOptions<ActKey>, 'onSuccess' | 'onError'>) =>
  useApiMutation(key, { ...handlers, silent: true, invalidates: changedBySubmission });

/** Goes on with a submission in the author's diary. */
export const useContinueInDiary = apiMutation('POST /diary/continue/:id', {
  invalidates: ['GET /diary/list', 'GET /diary/manuscript/:id'],
});
