import { defineAccess, open } from '../../../../testing/access/entry';

export const access = defineAccess({
  'POST /coupons/receive/:id': open({ 'params.id': 'coupons of the coupon centre are for everybody' }),
  'POST /coupons/redeem': open({ 'body.code': 'whoever has a code may redeem it; guessing is limited' }),
});
