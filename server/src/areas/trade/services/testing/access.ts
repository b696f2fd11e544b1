import { defineAccess, open } from '../../../../testing/access/entry';

const catalogue = 'services, their categories and specifications are for everybody';
const published = open({
  'params.id': catalogue,
  'query.category_id': catalogue,
  'body.category_id': catalogue,
});

export const access = defineAccess({
  'GET /service/goods': published,
  'GET /service/goods/:id': published,
  'GET /service/detail/:id': published,
  'GET /service/appraise/:id': published,
  'POST /service/search': published,
  'POST /service/collect/:id': published,
  'POST /service/cancel/:id': published,
  'POST /service/get_coupons/:id': open({ 'params.id': catalogue, 'body.spec_id': catalogue }),
});
