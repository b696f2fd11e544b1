import type { ApiKey } from '@harbor/contract';
import { apiMutation, apiQuery } from '@harbor/runtime';
import { changedByOrder } from '../../orders/changed';

/** The trials of an order: without names until one was chosen. */
export const orderTrials = (id: string) =>
  apiQuery('GET /trial/:id', { params: { id } }, { silent: true, staleTime: 0, refetchOnWindowFocus: true });

const stale: readonly ApiKey[] = ['GET /trial/:id', 'GET /order_pool/:id', ...changedByOrder];

export const useScore = apiMutation('PUT /trial/score/:id', { silent: true });
export const useAutoPick = apiMutation('PUT /trial/auto_pick/:id', { silent: true });
export const useChoose = apiMutation('POST /trial/choose/:id', { silent: true, invalidates: stale });
export const useRefuse = apiMutation('POST /trial/refuse/:id', { silent: true, invalidates: stale });
export const useCollectTeacher = apiMutation('POST /teacher/collect/:id', {
  invalidates: ['GET /teacher/collection', 'GET /teacher/show/:id'],
});

/** Reads that change as teachers work on it. */
export const trialReads: readonly ApiKey[] = ['GET /trial/:id'];
