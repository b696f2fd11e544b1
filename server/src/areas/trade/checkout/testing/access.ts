import { defineAccess, open } from '../../../../testing/access/entry';

const catalogue = 'services, their categories and specifications are for everybody';

export const access = defineAccess({
  'POST /service/purchase/:id': open(
    { 'params.id': catalogue, 'body.spec_id': catalogue },
    ({ goods, coupon }) => ({
      params: { id: goods.id },
      body: { spec_id: goods.specId, coupon_id: coupon, agreed: true },
    }),
  ),
});
