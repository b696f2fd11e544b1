import { z } from 'zod';
import { defineArea } from '../endpoint';
import { adult, id, idParams } from '../fields';
import { payment, payScene } from './pay';

const course = z.strictObject({
  scene: payScene.optional(),
  /** One of the buyer's own; null = none. Left out, an unpaid order of the course keeps the one that it holds. */
  coupon_id: id.nullish(),
  agreed: z.literal(true, '请阅读并同意服务协议与退款规则'),
  adult,
});

export const courses = defineArea({
  'POST /course/:id/wechat/pay': {
    summary: '购买课程，微信支付；未付款的同一订单继续支付，无需付款的直接开通',
    access: 'login',
    rate: 'pay',
    idempotent: true,
    params: idParams,
    body: course,
    data: payment,
  },
  'POST /course/:id/alipay/pay': {
    summary: '购买课程，支付宝；未付款的同一订单继续支付，无需付款的直接开通',
    access: 'login',
    rate: 'pay',
    idempotent: true,
    params: idParams,
    body: course,
    data: payment,
  },
});
