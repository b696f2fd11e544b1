import { z } from 'zod';
import { id, idParams } from '../../fields';
import { fileIds } from '../../files';
import { lines } from '../../people-fields';
import { orderPool, points, trialsOfOrder } from './fields';

const letter = z.string().regex(/^[A-E]$/, '请选择一份试做');

export const poolBuyerCalls = {
  'GET /order_pool/:id': {
    summary: '订单的接单情况、进度汇报、补充资料与邀请，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: orderPool,
  },
  'POST /order_pool/supply/:id': {
    summary: '补齐老师请求的资料，交付计时恢复',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      content: lines({ error: '请填写说明' }).min(2, '请至少填写2个字').max(1000, '最多1000个字'),
      files: fileIds.optional(),
    }),
    data: orderPool,
  },
  'POST /order_pool/invite/:id': {
    summary: '邀请一位老师接单，24小时内只有他能看到，之后回到接单大厅',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ teacher_id: id, note: lines().max(200, '留言最多200个字').optional() }),
    data: orderPool,
  },
  'POST /order_pool/withdraw/:id': {
    summary: '撤回邀请，回到接单大厅',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: orderPool,
  },
  'GET /order_pool/invitable/:teacher': {
    summary: '我有哪些待接单的订单可以邀请这位老师',
    access: 'login',
    rate: 'read',
    params: z.object({ teacher: idParams.shape.id }),
    data: z.object({
      data: z.array(
        z.object({ id: z.int(), order_no: z.string(), title: z.string(), spec_text: z.string() }),
      ),
    }),
  },
  'GET /trial/:id': {
    summary: '订单的试做，匿名；选定之后才有姓名，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: trialsOfOrder,
  },
  'PUT /trial/score/:id': {
    summary: '按评分表给一份试做打分，可随时修改',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ letter, points }),
    data: trialsOfOrder,
  },
  'POST /trial/choose/:id': {
    summary: '选定一份试做并揭晓姓名，其余老师收到感谢与评分',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      letter,
      /** What decided, which the others read too. */
      reason: lines({ error: '请写一句选定的理由' }).min(2, '理由为2至200个字').max(200, '理由为2至200个字'),
    }),
    data: trialsOfOrder,
  },
  'POST /trial/refuse/:id': {
    summary: '三份都不合适：结束这一轮，两轮之后由客服安排',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      reason: lines({ error: '请填写原因' }).min(2, '原因为2至200个字').max(200, '原因为2至200个字'),
    }),
    data: trialsOfOrder,
  },
  'PUT /trial/auto_pick/:id': {
    summary: '到期没有选定时，是否自动选评分最高的一份',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ on: z.boolean('请选择') }),
    data: trialsOfOrder,
  },
} as const;
