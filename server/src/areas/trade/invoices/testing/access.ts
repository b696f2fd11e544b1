import { defineAccess, of } from '../../../../testing/access/entry';
import { school } from './invoices';

export const access = defineAccess({
  'GET /invoice/info/:id': of('done'),
  'POST /invoice/apply/:id': of('done', school),
});
