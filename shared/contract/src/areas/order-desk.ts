import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { bodyPage, fen, id, idParams, moment } from '../fields';
import { line, lines, word } from '../people-fields';
import { promises } from '../promises';
import { deliveryBody, replyBody } from './fulfilment';
import { changeRequest, deliverable, orderNote, orderQuote } from './own-orders';

const laterDays = `顺延天数为0至${promises.laterDays}天`;

const reason = lines({ error: '请填写原因' }).min(2, '请填写原因').max(200, '原因最多200个字');

/** Tabs of the desk: what waits for staff first. */
export const deskTab = z.enum(
  ['todo', 'quote', 'unpaid', 'waiting', 'serving', 'delivered', 'asked', 'late', 'all'],
  '订单分类不正确',
);

/** An order as staff see it. */
export const deskOrder = z.object({
  id: z.int(),
  order_no: z.string(),
  title: z.string(),
  spec_text: z.string(),
  status: z.int(),
  status_text: z.string(),
  refund_text: z.string(),
  /** Phone masked. */
  user: z.object({ id: z.int(), nickname: z.string(), phone: z.string() }),
  /** Who serves; empty for nobody. */
  served_by: z.string(),
  pay_fen: fen,
  /** Since when it waits for staff; null when it does not. */
  waiting_since: moment.nullable(),
  due_at: moment.nullable(),
  overdue: z.boolean(),
  created_at: moment,
});

export const deskOrderDetail = deskOrder.extend({
  goods_id: z.int(),
  form_no: z.int(),
  form_status: z.int(),
  total_fen: fen,
  coupon_fen: fen,
  /** May be negative. */
  adjust_fen: z.int(),
  free_revisions: z.int(),
  rounds_used: z.int(),
  user_note: z.string(),
  /** Institutions and teachers that the buyer avoids: dispatch refuses them. */
  avoided: z.array(z.string()),
  accept_at: moment.nullable(),
  expire_at: moment.nullable(),
  quotes: z.array(orderQuote),
  deliverables: z.array(deliverable),
  changes: z.array(changeRequest),
  notes: z.array(orderNote),
  history: z.array(z.object({ title: z.string(), actor: z.string(), note: z.string(), at: moment })),
  /** What staff may do now. */
  acts: z.array(
    z.enum(['quote', 'adjust', 'dispatch', 'deliver', 'remove', 'extra_changes', 'reply', 'note']),
  ),
});

export const orderDesk = defineArea({
  'POST /staff/order/list': {
    summary: '运营：订单，等得最久的在前',
    access: 'staff',
    right: 'orders.read',
    rate: 'read',
    body: z.strictObject({
      tab: deskTab.optional(),
      keyword: word().max(50, '关键词最多50个字').optional(),
      page: bodyPage,
    }),
    data: paged(deskOrder),
  },
  'GET /staff/order/detail/:id': {
    summary: '运营：订单详情与可做的操作',
    access: 'staff',
    right: 'orders.read',
    rate: 'read',
    params: idParams,
    data: deskOrderDetail,
  },
  'POST /staff/order/quote/:id': {
    summary: '运营：报价，72小时内有效；买家接受前可以重新报',
    access: 'staff',
    right: 'orders.price',
    decides: 'order',
    money: true,
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      amount_fen: z.int('请输入报价').min(100, '报价至少1元').max(100_000_000, '报价最多100万元'),
      days: z.int('请输入交付天数').min(1, '交付天数为1至365天').max(365, '交付天数为1至365天'),
      revisions: z.int('请输入免费修改次数').min(0, '免费修改为0至10次').max(10, '免费修改为0至10次'),
      note: lines().max(500, '说明最多500个字').optional(),
    }),
    data: deskOrderDetail,
  },
  'POST /staff/order/adjust/:id': {
    summary: '运营：买家付款前改价；原来的付款码作废，付款时间重新计算',
    access: 'staff',
    right: 'orders.price',
    decides: 'order',
    money: true,
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      /** What is to be paid then, after the coupon. */
      pay_fen: z.int('请输入金额').min(1, '金额至少1分').max(100_000_000, '金额最多100万元'),
      reason,
    }),
    data: deskOrderDetail,
  },
  'POST /staff/order/dispatch/:id': {
    summary: '运营：派单给认证教师，或自己接单',
    access: 'staff',
    right: 'orders.serve',
    decides: 'order',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      /** Left out: whoever asks serves the order. */
      teacher_id: id.optional(),
      /** Where the teacher works, as staff know it, beside what the profile says: held against whom the buyer avoids. */
      institutions: z
        .array(line().min(2, '单位为2至50个字').max(50, '单位为2至50个字'))
        .max(10, '单位最多10个')
        .optional(),
    }),
    data: deskOrderDetail,
  },
  'POST /staff/order/deliver/:id': {
    summary: '运营：交付一个版本',
    access: 'staff',
    right: 'orders.serve',
    decides: 'order',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: deliveryBody,
    data: deskOrderDetail,
  },
  'POST /staff/order/remove/:id': {
    summary: '运营：更换老师，订单回到待接单；顺延交付需买家同意',
    access: 'staff',
    right: 'orders.serve',
    decides: 'order',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      reason,
      extend_days: z.int(laterDays).min(0, laterDays).max(promises.laterDays, laterDays).optional(),
    }),
    data: deskOrderDetail,
  },
  'POST /staff/order/extra_changes/:id': {
    summary: '运营：答复买家的额外修改申请',
    access: 'staff',
    right: 'orders.serve',
    decides: 'order',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      act: z.enum(['grant', 'refuse'], '请选择同意或不同意'),
      content: lines({ error: '请填写答复' }).min(2, '请填写答复').max(500, '答复最多500个字'),
    }),
    data: deskOrderDetail,
  },
  'POST /staff/order/reply/:id': {
    summary: '运营：给买家留言，回答买家的问题',
    access: 'staff',
    right: 'orders.note',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: replyBody,
    data: deskOrderDetail,
  },
  'POST /staff/order/note/:id': {
    summary: '运营：内部备注，买家看不到',
    access: 'staff',
    right: 'orders.note',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      content: lines({ error: '请填写备注' }).min(2, '请填写备注').max(1000, '备注最多1000个字'),
    }),
    data: deskOrderDetail,
  },
});

export type DeskTab = z.output<typeof deskTab>;
export type DeskOrder = z.output<typeof deskOrder>;
export type DeskOrderDetail = z.output<typeof deskOrderDetail>;
