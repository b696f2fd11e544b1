import type { ApiKey, QueryOf } from '@harbor/contract';
import { journalImportStatus as s } from '@harbor/contract/journal-import';
import { apiMutation, apiQuery, http, keepPreviousData } from '@harbor/runtime';
import { isTelling } from './alerts';
import { isAtWork } from './words';

/** How often it is asked how far the work is, and, while there is none, whether a colleague has gone on, in ms. */
const workEvery = 1000;
const restEvery = 15_000;

const fresh = { silent: true, staleTime: 0 } as const;
/** What a check finds is another thing with the next one. */
const passing = { ...fresh, gcTime: 0, placeholderData: keepPreviousData } as const;

/** Imports, the newest first. */
export const importsQuery = (page = 1) =>
  apiQuery(
    'GET /staff/journals/imports',
    { query: { page } },
    {
      ...fresh,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) =>
        data?.data.some(({ status }) => isAtWork(status)) ? 3 * workEvery : restEvery,
    },
  );

/** An import as it is now, for everybody who looks at it. */
export const importQuery = (id: number) =>
  apiQuery(
    'GET /staff/journals/import/:id',
    { params: { id } },
    {
      ...fresh,
      refetchInterval: ({ state: { data } }) => (data && isAtWork(data.status) ? workEvery : restEvery),
    },
  );

/** Rows of a file by what becomes of them. */
export const rowsQuery = (id: number, query: QueryOf<'GET /staff/journals/import/rows/:id'>) =>
  apiQuery('GET /staff/journals/import/rows/:id', { params: { id }, query }, passing);

/** Journals that an import changes. */
export const changedQuery = (id: number, query: QueryOf<'GET /staff/journals/import/journals/:id'>) =>
  apiQuery('GET /staff/journals/import/journals/:id', { params: { id }, query }, passing);

/** What undoing an import would do. */
export const undoQuery = (id: number) =>
  apiQuery('GET /staff/journals/import/undo/:id', { params: { id } }, { ...fresh, gcTime: 0 });

/** How far the alerts of an import are, for one that was taken in, and where it was taken back too. */
export const alertsQuery = (id: number, status: number) =>
  apiQuery(
    'GET /staff/journals/alerts/:id',
    { params: { id } },
    {
      ...fresh,
      enabled: status === s.applied || status === s.rolledBack,
      refetchInterval: ({ state: { data } }) => (data && isTelling(data.step) ? 3 * workEvery : false),
    },
  );

export const schemesQuery = () => apiQuery('GET /staff/journals/schemes', {}, fresh);

/** What texts are matched against, and how much of it has titles. */
export const matchQuery = () => apiQuery('GET /magazine/match/about', {}, fresh);

const moved = {
  silent: true,
  invalidates: [
    'GET /staff/journals/import/:id',
    'GET /staff/journals/imports',
    'GET /staff/journals/alerts/:id',
  ] satisfies ApiKey[],
};

export const useCheck = apiMutation('POST /staff/journals/import/check/:id', moved);
export const useApply = apiMutation('POST /staff/journals/import/apply/:id', moved);
export const useStop = apiMutation('POST /staff/journals/import/stop/:id', moved);
export const useRollBack = apiMutation('POST /staff/journals/import/rollback/:id', moved);
export const useDiscard = apiMutation('POST /staff/journals/import/discard/:id', moved);
export const useSkip = apiMutation('POST /staff/journals/import/skip/:id', {
  silent: true,
  invalidates: [
    ...moved.invalidates,
    'GET /staff/journals/import/journals/:id',
    'GET /staff/journals/import/rows/:id',
  ],
});

const scheme = { silent: true, invalidates: ['GET /staff/journals/schemes'] satisfies ApiKey[] };

export const useSaveScheme = apiMutation('POST /staff/journals/scheme/save', scheme);
export const useDefaultScheme = apiMutation('POST /staff/journals/scheme/default/:id', scheme);

/** A file of a hundred thousand lines takes longer than other answers. */
const fileTimeout = 120_000;

/** A list of an import as a file. */
export async function importFile(id: number, what: 'refused' | 'changes'): Promise<Blob> {
  const file: unknown = await http.get(`/staff/journals/import/file/${id}`, {
    ...{ params: { what }, responseType: 'blob', timeout: fileTimeout, silent: true },
  });
  return file as Blob;
}
