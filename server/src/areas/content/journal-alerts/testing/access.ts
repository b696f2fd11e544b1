import { defineAccess, open } from '../../../../testing/access/entry';

const library =
  'journals and their changes are for everybody; of one that nobody follows there are none of one’s own';

export const access = defineAccess({
  'GET /magazine/changes/of': open({ 'query.id': library }),
  'GET /magazine/changes/mine': open({ 'query.journal': library }),
});
