import { z } from 'zod';
import { paged } from '../../envelope';
import { id, idParams, page } from '../../fields';
import { lines, word } from '../../people-fields';
import { promises } from '../../promises';
import { deskCandidate, deskPoolCard, deskPoolDetail, trialsOfOrder, why } from './fields';

/** Tabs of the pool at the desk: what needs somebody first. */
export const poolTab = z.enum(
  ['alert', 'waiting', 'trial', 'choosing', 'serving', 'material', 'delivered', 'ended', 'all'],
  '分类不正确',
);

export const poolStaffCalls = {
  'GET /staff/pool/list': {
    summary: '运营：接单池，等得最久的在前',
    access: 'staff',
    right: 'orders.read',
    rate: 'read',
    query: z.object({
      tab: poolTab.optional(),
      keyword: word().max(50, '关键词最多50个字').optional(),
      page,
    }),
    data: paged(deskPoolCard),
  },
  'GET /staff/pool/num': {
    summary: '运营：接单池各状态的数目',
    access: 'staff',
    right: 'orders.read',
    rate: 'read',
    data: z.object({
      alert: z.int(),
      waiting: z.int(),
      trial: z.int(),
      choosing: z.int(),
      serving: z.int(),
      material: z.int(),
      delivered: z.int(),
    }),
  },
  'GET /staff/pool/detail/:id': {
    summary: '运营：一个需求的接单、试做、汇报与可做的操作；编号为订单编号',
    access: 'staff',
    right: 'orders.read',
    rate: 'read',
    params: idParams,
    data: deskPoolDetail,
  },
  'GET /staff/pool/trials/:id': {
    summary: '运营：一个需求的试做，与客户所见相同，不含姓名',
    access: 'staff',
    right: 'orders.read',
    rate: 'read',
    params: idParams,
    data: trialsOfOrder,
  },
  'GET /staff/pool/candidates/:id': {
    summary: '运营：可派的老师，按匹配度，标出回避与上限',
    access: 'staff',
    right: 'orders.serve',
    rate: 'search',
    params: idParams,
    query: z.object({
      keyword: word().max(50, '关键词最多50个字').optional(),
      /** Those who cannot be given it too, with the reason. */
      barred: z.literal('1', '条件不正确').optional(),
      page,
    }),
    data: paged(deskCandidate),
  },
  'POST /staff/pool/dispatch/:id': {
    summary: '运营：派给一位老师，直接进入正式服务；回避的老师不能派',
    access: 'staff',
    right: 'orders.serve',
    decides: 'order',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ teacher_id: id, note: lines().max(200, '说明最多200个字').optional() }),
    data: deskPoolDetail,
  },
  'POST /staff/pool/hand_over/:id': {
    summary: '运营：把服务中的订单转给另一位老师',
    access: 'staff',
    right: 'orders.serve',
    decides: 'order',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      teacher_id: id,
      reason: why(),
      /** Taken from the teacher's credit; 0 for nothing. */
      credit: z.int('扣分为0至20').min(0, '扣分为0至20').max(20, '扣分为0至20').optional(),
    }),
    data: deskPoolDetail,
  },
  'POST /staff/pool/remove/:id': {
    summary: '运营：移除一位接单的老师，编号为接单编号；订单回到接单池',
    access: 'staff',
    right: 'orders.serve',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      reason: why(),
      credit: z.int('扣分为0至20').min(0, '扣分为0至20').max(20, '扣分为0至20').optional(),
      extend_days: z
        .int('顺延天数不正确')
        .min(0, '顺延天数不正确')
        .max(promises.laterDays, `顺延最多${promises.laterDays}天`)
        .optional(),
    }),
    data: deskPoolDetail,
  },
  'POST /staff/pool/extend/:id': {
    summary: '运营：延长一位老师的试做或确认时间，编号为接单编号',
    access: 'staff',
    right: 'orders.serve',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      hours: z.int('延长1至72小时').min(1, '延长1至72小时').max(72, '延长1至72小时'),
      reason: why(),
    }),
    data: deskPoolDetail,
  },
  'POST /staff/pool/choose/:id': {
    summary: '运营：客户到期没有选定时代为选定一份试做，按评分表',
    access: 'staff',
    right: 'orders.serve',
    decides: 'order',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ letter: z.string().regex(/^[A-E]$/, '请选择一份试做'), reason: why() }),
    data: deskPoolDetail,
  },
  'POST /staff/pool/extend_choice/:id': {
    summary: '运营：延长客户选定的时间',
    access: 'staff',
    right: 'orders.serve',
    decides: 'order',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      hours: z.int('延长1至72小时').min(1, '延长1至72小时').max(72, '延长1至72小时'),
      reason: why(),
    }),
    data: deskPoolDetail,
  },
  'POST /staff/pool/end_round/:id': {
    summary: '运营：结束这一轮试做，需求回到接单大厅',
    access: 'staff',
    right: 'orders.serve',
    decides: 'order',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ reason: why() }),
    data: deskPoolDetail,
  },
  'POST /staff/pool/resume/:id': {
    summary: '运营：结束等待客户补充，交付计时恢复',
    access: 'staff',
    right: 'orders.serve',
    decides: 'order',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ reason: why() }),
    data: deskPoolDetail,
  },
  'POST /staff/pool/summary/:id': {
    summary: '运营：改大厅里的需求摘要，不得含身份信息',
    access: 'staff',
    right: 'orders.serve',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      summary: lines({ error: '请填写摘要' }).min(5, '摘要为5至300个字').max(300, '摘要为5至300个字'),
    }),
    data: deskPoolDetail,
  },
} as const;
