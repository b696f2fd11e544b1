import type { ApiKey } from '@harbor/contract';
import { apiMutation, apiQuery } from '@harbor/runtime';
import { changedByOrder } from '../../orders/changed';

/** How teachers take part in an order. */
export const orderPool = (id: number) =>
  apiQuery(
    'GET /order_pool/:id',
    { params: { id: String(id) } },
    { silent: true, staleTime: 0, refetchOnWindowFocus: true },
  );

export const poolReads: readonly ApiKey[] = ['GET /order_pool/:id'];

const stale: readonly ApiKey[] = ['GET /order_pool/:id', ...changedByOrder];

/** Hands in what a teacher asked for: their clock goes on. */
export const useSupply = apiMutation('POST /order_pool/supply/:id', { silent: true, invalidates: stale });

/** Takes an invitation back. */
export const useWithdrawInvitation = apiMutation('POST /order_pool/withdraw/:id', {
  silent: true,
  invalidates: stale,
});
