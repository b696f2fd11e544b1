import { apiMutation, apiQuery } from '@harbor/runtime';

/** What the reimbursement pack of one's order would hold, and whether it would pass. */
export const reimbursementInfo = (orderId: number | string) =>
  apiQuery(
    'GET /reimbursement/info/:id',
    { params: { id: String(orderId) } },
    { silent: true, refetchOnWindowFocus: true },
  );

/** Remembers from which amount on the school wants a contract. */
export const useSaveLimit = apiMutation('POST /reimbursement/limit/:id', {
  silent: true,
  invalidates: ['GET /reimbursement/info/:id'],
});
