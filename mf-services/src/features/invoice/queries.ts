import type { ApiKey } from '@harbor/contract';
import { apiQuery } from '@harbor/runtime';

/** Everything about the invoice of one's order. */
export const invoiceInfo = (orderId: number | string) =>
  apiQuery(
    'GET /invoice/info/:id',
    { params: { id: String(orderId) } },
    { silent: true, refetchOnWindowFocus: true },
  );

/** Reads that a request for an invoice makes stale. */
export const changedByInvoice: ApiKey[] = ['GET /invoice/info/:id', 'GET /reimbursement/info/:id'];
