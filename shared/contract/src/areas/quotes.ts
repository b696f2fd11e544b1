import { z } from 'zod';
import { defineArea } from '../endpoint';
import { idParams } from '../fields';
import { lines } from '../people-fields';
import { orderDetail } from './own-orders';

/** Which quote the buyer saw: a newer one is refused with 409 instead of being taken for the old one. */
const round = z.int('报价轮次不正确').min(1, '报价轮次不正确').max(99, '报价轮次不正确');

export const quotes = defineArea({
  'POST /quote/accept/:id': {
    summary: '接受报价，订单转为待付款，仅本人',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ round }),
    data: orderDetail,
  },
  'POST /quote/counter/:id': {
    summary: '说明期望，请客服重新报价，最多2次',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      round,
      wish: lines({ error: '请说明您的期望' }).min(5, '请至少用5个字说明您的期望').max(300, '最多300个字'),
      /** The price in 分 that would suit the buyer. */
      wish_fen: z
        .int('请输入期望价格')
        .min(100, '期望价格至少1元')
        .max(100_000_000, '期望价格最多100万元')
        .optional(),
    }),
    data: orderDetail,
  },
});
