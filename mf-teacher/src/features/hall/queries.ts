import { apiInfiniteQuery, apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';
import type { HallPlace } from './place';

const held = { silent: true, placeholderData: keepPreviousData, staleTime: 0 } as const;

/** Orders in the hall, page after page. */
export const hallCards = ({ scope, group, trial, days, sort }: HallPlace) =>
  apiInfiniteQuery('GET /wait_take/list', { query: { scope, group, trial, days, sort } }, held);

/** Orders whose buyers ask this teacher first. */
export const invitations = () => apiQuery('GET /wait_take/invitations', {}, { silent: true, staleTime: 0 });

const changed = [
  'GET /wait_take/list',
  'GET /wait_take/num',
  'GET /wait_take/audition_num',
  'GET /wait_take/mine',
  'GET /wait_take/invitations',
  'GET /wait_take/detail/:id',
] as const;

/** Takes an order; who comes too late is told so. */
export const useTake = apiMutation('POST /wait_take/take/:id', { silent: true, invalidates: changed });

/** Answers a buyer's invitation. */
export const useAnswerInvitation = apiMutation('POST /wait_take/invitation/:id', {
  silent: true,
  invalidates: changed,
});
