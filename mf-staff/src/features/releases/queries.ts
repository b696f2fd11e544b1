import { apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

/** How often the figures are asked for again while somebody looks at them, in ms. */
const refreshEvery = 15_000;

/** Length of the period that figures are about, in hours. */
export type Hours = 24 | 72 | 168;

export const periods: readonly { hours: Hours; label: string }[] = [
  { hours: 24, label: '24 小时' },
  { hours: 72, label: '3 天' },
  { hours: 168, label: '7 天' },
];

/** Every part of the site with its channels and releases. */
export const releasesQuery = (hours: Hours) =>
  apiQuery(
    'GET /api/platform/releases',
    { query: { hours } },
    { silent: true, staleTime: 0, refetchInterval: refreshEvery, placeholderData: keepPreviousData },
  );

/** Where a rollback of a part leads that names no version. */
export const rollbackPlanQuery = (remote: string, enabled: boolean) =>
  apiQuery(
    'GET /api/platform/channels/:remote/rollback',
    { params: { remote } },
    { silent: true, staleTime: 0, enabled },
  );

/** Views and failures of one part over time. */
export const errorsQuery = (remote: string, hours: Hours) =>
  apiQuery(
    'GET /api/platform/errors',
    { query: { remote, hours } },
    { silent: true, staleTime: 0, refetchInterval: refreshEvery },
  );

/** Who moved what, the newest first; of all parts without a name. */
export const movesQuery = (page: number, remote?: string) =>
  apiQuery(
    'GET /api/platform/moves',
    { query: { page, remote } },
    { silent: true, staleTime: 0, refetchInterval: refreshEvery, placeholderData: keepPreviousData },
  );

/** Deploy tokens, revoked ones too. */
export const tokensQuery = () => apiQuery('GET /api/platform/tokens', {}, { silent: true, staleTime: 0 });

/** Which part holds which addresses. */
export const addressesQuery = () =>
  apiQuery('GET /api/platform/addresses', {}, { silent: true, staleTime: 0 });

/** Issues a deploy token. */
export const useIssueToken = apiMutation('POST /api/platform/tokens', {
  silent: true,
  invalidates: ['GET /api/platform/tokens'],
});

/** Makes a token useless. */
export const useRevokeToken = apiMutation('DELETE /api/platform/tokens/:id', {
  invalidates: ['GET /api/platform/tokens'],
});

/** Gives a part addresses. */
export const useGrantAddresses = apiMutation('POST /api/platform/addresses', {
  silent: true,
  invalidates: ['GET /api/platform/addresses'],
});

/** Takes an address back. */
export const useWithdrawAddress = apiMutation('DELETE /api/platform/addresses/:word', {
  invalidates: ['GET /api/platform/addresses'],
});
