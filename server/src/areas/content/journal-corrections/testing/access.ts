import { defineAccess, open } from '../../../../testing/access/entry';

export const access = defineAccess({
  'POST /magazine/correct': open({ 'body.journal_id': 'journals are for everybody' }),
});
