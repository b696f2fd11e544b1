import { defineAccess, open } from '../../../../testing/access/entry';

const course = open({ 'params.id': 'courses are for everybody' }, (own) => ({
  params: { id: own.course },
  body: { coupon_id: own.courseCoupon, agreed: true },
}));

export const access = defineAccess({
  'POST /course/:id/wechat/pay': course,
  'POST /course/:id/alipay/pay': course,
});
