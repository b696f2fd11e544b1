import { about, defineAccess, of } from '../../../../testing/access/entry';

export const access = defineAccess({
  'POST /files/vault/:id': of('done'),
  'POST /files/vault/:id/keep': of('done', { days: 90 }),
  'POST /files/vault/:id/delete': about('done', ({ kept }) => ({ file: kept })),
});
