import { apiMutation, apiQuery } from '@harbor/runtime';

/** Every client version, those not offered too. */
export const clientsQuery = () => apiQuery('GET /staff/client/list', {}, { silent: true, staleTime: 2_000 });

export const useSaveClient = apiMutation('POST /staff/client/save', {
  silent: true,
  invalidates: ['GET /staff/client/list', 'GET /clientAndServer/all/list'],
});
