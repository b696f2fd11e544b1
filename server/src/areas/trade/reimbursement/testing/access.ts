import { defineAccess, of } from '../../../../testing/access/entry';

export const access = defineAccess({
  'GET /reimbursement/info/:id': of('done'),
  'POST /reimbursement/limit/:id': of('done', { contract_over_fen: 100 }),
  'POST /reimbursement/ticket/:id': of('done'),
  'GET /reimbursement/file/:id': {
    input: ({ done, tickets }) => ({ params: { id: done }, query: { ticket: tickets.reimbursement } }),
  },
});
