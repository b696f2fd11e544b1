import { apiMutation, apiQuery } from '@harbor/runtime';

const changed = {
  silent: true,
  invalidates: ['GET /staff/settings', 'GET /staff/settings/versions', 'GET /staff/desk/board'],
} as const;

/** Every setting as it is now. */
export const settingsQuery = () => apiQuery('GET /staff/settings', {}, { silent: true, staleTime: 2_000 });

/** The versions with what each changed, the latest first. */
export const versionsQuery = (page: number) =>
  apiQuery('GET /staff/settings/versions', { query: { page } }, { silent: true, staleTime: 2_000 });

/** Publishes a version. */
export const usePublish = apiMutation('POST /staff/settings/publish', changed);

/** Takes an older version up again. */
export const useRestore = apiMutation('POST /staff/settings/restore/:no', changed);
