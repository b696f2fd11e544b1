import type { ApiKey } from '@harbor/contract';
import { apiMutation, apiQuery } from '@harbor/runtime';

/** Everything about the invoice of one's order. */
export const invoiceInfo = (orderId: number | string) =>
  apiQuery(
    'GET /invoice/info/:id',
    { params: { id: String(orderId) } },
    { silent: true, refetchOnWindowFocus: true },
  );

/** Reads that a request for an invoice makes stale. */
export const changedByInvoice: ApiKey[] = ['GET /invoice/info/:id', 'GET /reimbursement/info/:id'];

/** Asks for an invoice. */
export const useApplyInvoice = apiMutation('POST /invoice/apply/:id', {
  silent: true,
  invalidates: changedByInvoice,
});
