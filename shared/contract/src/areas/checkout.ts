import { z } from 'zod';
import { defineArea } from '../endpoint';
import { adult, fen, id, idParams, moment } from '../fields';
import { lines } from '../people-fields';

export const checkout = defineArea({
  'POST /service/purchase/:id': {
    summary: '下单；价格由服务器计算',
    access: 'login',
    rate: 'purchase',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      spec_id: id.describe('规格'),
      /** Pieces, for a fixed price. */
      quantity: z.int('请输入数量').min(1, '数量至少为1').max(99, '数量最多为99').optional(),
      /** Words, for a price per 千字. */
      words: z.int('请输入字数').min(100, '字数至少为100').max(300_000, '字数最多为300000').optional(),
      coupon_id: id.nullish(),
      user_note: lines().max(200, '备注最多200个字').optional(),
      agreed: z.literal(true, '请阅读并同意服务协议与退款规则'),
      adult,
    }),
    data: z.object({
      order_id: z.int(),
      order_no: z.string(),
      pay_fen: fen,
      /** 10 待付款 · 5 待报价 · 20/30 if there is nothing to pay. */
      status: z.int(),
      expire_at: moment.nullable(),
    }),
  },
});
