import { apiMutation, apiQuery } from '@harbor/runtime';

const changed = { silent: true, invalidates: ['GET /staff/form/list'] } as const;

/** Every form of the site. */
export const formsQuery = () => apiQuery('GET /staff/form/list', {}, { silent: true, staleTime: 5_000 });

/** A form for who changes it: read anew by each visit, not while somebody writes. */
export const formQuery = (form: number) =>
  apiQuery(
    'GET /staff/form/:form',
    { params: { form } },
    { silent: true, staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  );

/** A version as it was published; it never changes. */
export const versionQuery = (form: number, version: number) =>
  apiQuery(
    'GET /staff/form/:form/version/:version',
    { params: { form, version } },
    { silent: true, staleTime: Number.POSITIVE_INFINITY },
  );

/** Keeps the draft of the next version. */
export const useSaveDraft = apiMutation('POST /staff/form/:form/draft', changed);

/** Makes the draft the version that stands. */
export const usePublish = apiMutation('POST /staff/form/:form/publish', changed);

/** Gives the draft up. */
export const useDropDraft = apiMutation('POST /staff/form/:form/drop', changed);
