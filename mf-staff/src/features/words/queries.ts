import type { QueryOf } from '@harbor/contract';
import { apiMutation, apiQuery } from '@harbor/runtime';

/** What the list of words is looked through for. */
export type WordFilter = Pick<QueryOf<'GET /staff/words/list'>, 'keyword' | 'place' | 'action' | 'page'>;

const changed = {
  silent: true,
  invalidates: ['GET /staff/words/list', 'GET /staff/words/versions'],
} as const;

/** The words that hold. */
export const wordsQuery = (filter: WordFilter) =>
  apiQuery('GET /staff/words/list', { query: filter }, { silent: true, staleTime: 2_000 });

/** The versions, the latest first. */
export const versionsQuery = (page: number) =>
  apiQuery('GET /staff/words/versions', { query: { page } }, { silent: true, staleTime: 2_000 });

/** What a version changed, which never changes. */
export const versionQuery = (no: number) =>
  apiQuery('GET /staff/words/version/:no', { params: { no } }, { silent: true, staleTime: 3_600_000 });

/** Publishes a version. */
export const usePublish = apiMutation('POST /staff/words/publish', changed);

/** Takes an older version up again. */
export const useRestore = apiMutation('POST /staff/words/restore/:no', changed);

/** Tries a text; nothing is kept. */
export const useTry = apiMutation('POST /staff/words/try', { silent: true });
