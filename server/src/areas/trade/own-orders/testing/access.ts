import { about, defineAccess, of } from '../../../../testing/access/entry';

export const access = defineAccess({
  'POST /user/order_info/:id': of('unpaid'),
  'POST /user/cancel/:id': of('unpaid', {}),
  'POST /user/cancel_refund/:id': of('refunding'),
  'POST /user/order_coupons/:id': of('unpaid'),
  'POST /user/change_coupon/:id': about('unpaid', ({ coupon }) => ({ coupon_id: coupon })),
  'POST /wechat/cancel/:id': of('unpaid'),
  'POST /user/hide_order/:id': of('unpaid'),
});
