import type { QueryOf } from '@harbor/contract';
import { apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

const fresh = { silent: true, staleTime: 0 } as const;

/** A page of the pool, what waits longest first. */
export const poolQuery = (query: QueryOf<'GET /staff/pool/list'>) =>
  apiQuery('GET /staff/pool/list', { query }, { ...fresh, placeholderData: keepPreviousData });

export const poolCountsQuery = () => apiQuery('GET /staff/pool/num', {}, fresh);

export const poolOrderQuery = (id: number) =>
  apiQuery('GET /staff/pool/detail/:id', { params: { id } }, fresh);

export const deskTrialsQuery = (id: number) =>
  apiQuery('GET /staff/pool/trials/:id', { params: { id } }, fresh);

const write = {
  silent: true,
  invalidates: [
    'GET /staff/pool/list',
    'GET /staff/pool/num',
    'GET /staff/pool/detail/:id',
    'GET /staff/pool/candidates/:id',
    'GET /staff/pool/trials/:id',
  ],
} as const;

export const useDispatch = apiMutation('POST /staff/pool/dispatch/:id', write);
export const useHandOver = apiMutation('POST /staff/pool/hand_over/:id', write);
export const useRemoveTake = apiMutation('POST /staff/pool/remove/:id', write);
export const useExtendTake = apiMutation('POST /staff/pool/extend/:id', write);
export const useChooseTrial = apiMutation('POST /staff/pool/choose/:id', write);
export const useExtendChoice = apiMutation('POST /staff/pool/extend_choice/:id', write);
export const useEndRound = apiMutation('POST /staff/pool/end_round/:id', write);
export const useResume = apiMutation('POST /staff/pool/resume/:id', write);
export const useSummary = apiMutation('POST /staff/pool/summary/:id', write);
