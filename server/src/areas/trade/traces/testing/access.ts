import { defineAccess, of, open } from '../../../../testing/access/entry';

export const access = defineAccess({
  'POST /trace/order/:id': of('done'),
  'POST /trace/ticket/:id': of('done'),
  'GET /trace/file/:id': {
    input: ({ done, tickets }) => ({ params: { id: done }, query: { ticket: tickets.trace } }),
  },
  'GET /trace/check/:code': open({ 'params.code': 'whoever has the code of a report may check it' }),
});
