import { z } from 'zod';
import { defineArea } from '../endpoint';
import { idParams } from '../fields';
import { fileIds } from '../files';
import { line, lines } from '../people-fields';
import { orderDetail } from './own-orders';

const version = z.int('版本不正确').min(1, '版本不正确');

const entry = (most: number) => lines().min(1, '请填写内容').max(most, `每条最多${most}个字`);

/** What is handed in: words, files or both. */
export const deliveryBody = z.strictObject({
  title: line({ error: '请填写标题' }).min(2, '标题为2至60个字').max(60, '标题为2至60个字'),
  text: lines().max(5000, '说明最多5000个字').optional(),
  /** What was changed since the version before, point by point. */
  changes: z.array(entry(300)).max(50, '修改清单最多50条').optional(),
  /** Where and how tools of artificial intelligence helped; empty: they did not. */
  ai_statement: lines().max(300, 'AI使用说明最多300个字').optional(),
  /** Requirements of the order that were gone through, in their own words. */
  checklist: z
    .array(line().min(1, '请选择要求').max(120, '每条要求最多120个字'))
    .max(20, '要求最多20条')
    .optional(),
  files: fileIds.optional(),
});

/** Words to the buyer of an order, with files where something is to be shown. */
export const replyBody = z.strictObject({
  content: lines({ error: '请填写内容' }).min(2, '请至少填写2个字').max(1000, '最多1000个字'),
  files: fileIds.optional(),
});

/** Points of a change request: 10 to 1000 characters together. */
const changeItems = z
  .array(entry(500), { error: '请填写修改要求' })
  .max(20, '修改要求最多20条')
  .refine((items) => items.join('').length >= 10, '请至少用10个字说明需要修改的地方')
  .refine((items) => items.join('').length <= 1000, '修改要求合计最多1000个字');

export const fulfilment = defineArea({
  'POST /delivery/accept/:id': {
    summary: '确认验收，订单完成，仅本人',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    /** The version that the buyer saw. */
    body: z.strictObject({ version }),
    data: orderDetail,
  },
  'POST /delivery/changes/:id': {
    summary: '要求修改；免费次数用完后转为申请额外修改，由客服决定',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      version,
      items: changeItems,
      /** Asks staff for a round beyond the free ones. */
      extra: z.boolean().optional(),
    }),
    data: orderDetail,
  },
  'POST /delivery/extend/:id': {
    summary: '延长验收时间7天，每个订单一次',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: orderDetail,
  },
  'POST /delivery/consent/:id': {
    summary: '更换老师后是否同意把交付时间顺延',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ agree: z.boolean('请选择是否同意') }),
    data: orderDetail,
  },
  'POST /order_note/add/:id': {
    summary: '给客服和老师留言；服务中可附补充材料',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      content: lines({ error: '请填写内容' }).min(2, '请至少填写2个字').max(1000, '最多1000个字'),
      files: fileIds.optional(),
    }),
    data: orderDetail,
  },
  'POST /teacher/order/deliver/:id': {
    summary: '老师：交付所服务的订单',
    access: 'teacher',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: deliveryBody,
    data: z.object({ version: z.int(), status: z.int() }),
  },
  'POST /teacher/order/reply/:id': {
    summary: '老师：给所服务订单的买家留言，回答买家的问题',
    access: 'teacher',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: replyBody,
    data: z.object({ status: z.int() }),
  },
  'POST /teacher/order/give_up/:id': {
    summary: '老师：放弃所服务的订单',
    access: 'teacher',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      reason: lines({ error: '请填写原因' }).min(2, '请填写原因').max(200, '原因最多200个字'),
    }),
    data: z.object({ status: z.int() }),
  },
});

export type DeliveryBody = z.output<typeof deliveryBody>;
