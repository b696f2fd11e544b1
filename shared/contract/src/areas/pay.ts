import { z } from 'zod';
import { defineArea } from '../endpoint';
import { fen, id, idParams, moment } from '../fields';

/** Where the payment is made from; it decides the gateway's product. */
export const payScene = z.enum(['desktop', 'mobile'], '支付场景不正确');

/** An open payment and how to bring the person to it. */
export const payment = z.object({
  order_id: z.int(),
  pay_no: z.string(),
  channel: z.enum(['wechat', 'alipay']),
  amount_fen: fen,
  /** Payload of a QR code to show (WeChat Native); empty otherwise. */
  code_url: z.string(),
  /** Address to open (Alipay page/WAP, WeChat H5); empty otherwise. */
  redirect_url: z.string(),
  /** 0 待付 · 1 成功 · 2 关闭 · 3 失败; 1 for an order with nothing to pay. */
  status: z.int(),
  expire_at: moment,
});

/** `data` of an answer that says a payment failed: the gateway's own words for people. */
export interface PaymentFailure {
  trade_state: string;
  trade_state_desc: string;
  /** The number that took the place of the caller's; only where another way was chosen. */
  pay_no?: string;
}

const start = z.strictObject({ order_id: id, scene: payScene.optional() });
const again = z.strictObject({
  scene: payScene.optional(),
  /** Of a page that goes on with what it shows: another way chosen elsewhere since stays, and the answer is a 409. */
  keep: z.boolean().optional(),
});
export const pay = defineArea({
  'POST /pay/wechat_pay': {
    summary: '微信支付：二维码或跳转地址',
    access: 'login',
    rate: 'pay',
    idempotent: true,
    body: start,
    data: payment,
  },
  'POST /pay/alipay_pay': {
    summary: '支付宝：跳转地址',
    access: 'login',
    rate: 'pay',
    idempotent: true,
    body: start,
    data: payment,
  },
  'POST /pay/continue_wechat/:id': {
    summary: '用微信继续支付未付款订单',
    access: 'login',
    rate: 'pay',
    params: idParams,
    body: again,
    data: payment,
  },
  'POST /pay/continue_alipay/:id': {
    summary: '用支付宝继续支付未付款订单',
    access: 'login',
    rate: 'pay',
    params: idParams,
    body: again,
    data: payment,
  },
  'GET /pay/state/:id': {
    summary: '订单的支付结果；询问渠道后给出，供轮询',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: z.object({
      order_id: z.int(),
      paid: z.boolean(),
      order_status: z.int(),
      trade_state: z.string(),
      trade_state_desc: z.string(),
      /** What the order costs now. */
      pay_fen: fen,
      /** The number that the order is to be paid with; a page that shows another one shows what was replaced. */
      offered: z.object({ pay_no: z.string(), channel: z.enum(['wechat', 'alipay']) }).nullable(),
      /** Seconds until the order closes; 0 when it is closed or paid. */
      seconds_left: z.int(),
    }),
  },
});

export type Payment = z.output<typeof payment>;
export type PayScene = z.output<typeof payScene>;
