import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { bodyPage, fen, id, idParams, moment } from '../fields';
import { lines, word } from '../people-fields';
import { usableCoupon } from './services';

/** Tabs of the order list. */
export const orderTab = z.enum(
  ['all', 'unpaid', 'incomplete', 'serving', 'delivered', 'review', 'refund'],
  '订单分类不正确',
);

/**
 * What the user may do with an order now, decided by the server. Clients draw buttons only from this;
 * the server checks again. Actions that later areas add come as further keys.
 */
export const orderActions = z.object({
  pay: z.boolean(),
  cancel: z.boolean(),
  fill_form: z.boolean(),
  /** The form was handed in and can be read. */
  view_form: z.boolean(),
  refund: z.boolean(),
  cancel_refund: z.boolean(),
  /** There is a refund whose way can be looked at. */
  refund_progress: z.boolean(),
  review: z.boolean(),
  /** Reviewed: the review can be read, and added to once. */
  view_review: z.boolean(),
  /** Finished and paid for: an invoice, and the papers of a reimbursement. */
  invoice: z.boolean(),
  /** Finished: the report on the help given. */
  trace: z.boolean(),
  /** Something was delivered that can be held against what was handed in. */
  compare: z.boolean(),
  rebuy: z.boolean(),
  hide: z.boolean(),
  /** There is a quote that can be accepted. */
  accept_quote: z.boolean(),
  /** Another quote may be asked for. */
  counter_quote: z.boolean(),
  accept: z.boolean(),
  /** A free round of changes is left. */
  request_changes: z.boolean(),
  /** The free rounds are used: staff decides about a further one. */
  ask_changes: z.boolean(),
  extend_review: z.boolean(),
  /** A later delivery was proposed and waits for a yes or no. */
  consent: z.boolean(),
  /** Nobody took the order in time: the whole goes back in one press. */
  refund_untaken: z.boolean(),
  add_note: z.boolean(),
  /** Files may go with a note. */
  add_material: z.boolean(),
  /** Unpaid: another coupon, or none, can be taken. */
  change_coupon: z.boolean(),
});

export const orderCard = z.object({
  id: z.int(),
  /** 18 digits. */
  order_no: z.string(),
  /** 1 服务 · 2 课程 */
  kind: z.int(),
  goods_id: z.int(),
  title: z.string(),
  cover: z.string(),
  category_title: z.string(),
  spec_name: z.string(),
  /** E.g. 深度 · 6,200 字（按 7 千字计价） or 标准 × 2 */
  spec_text: z.string(),
  pay_fen: fen,
  status: z.int(),
  status_text: z.string(),
  /** 0 无 · 1 待审核 · 3 退款处理中 · 4 已退款 … */
  refund_status: z.int(),
  refund_text: z.string(),
  /** Number of the form that the service asks for; 0 = none. */
  form_no: z.int(),
  /** 0 未填 · 1 草稿 · 2 已交 · 3 退回 */
  form_status: z.int(),
  /** What happens next, in one line, e.g. 资料还未填写，提交后客服为您安排老师 */
  hint: z.string(),
  /** When an unpaid order closes; null otherwise. */
  expire_at: moment.nullable(),
  created_at: moment,
  actions: orderActions,
});

const historyRow = z.object({
  /** A sentence, e.g. 您付款 ¥2,180.00 */
  title: z.string(),
  actor: z.enum(['user', 'teacher', 'operator', 'system', 'channel']),
  note: z.string(),
  at: moment,
});

const milestone = z.object({
  label: z.string(),
  description: z.string(),
  state: z.enum(['done', 'current', 'todo']),
});

/** A file that belongs to an order. Without an id it is only named, and cannot be downloaded. */
export const orderFile = z.object({
  id: z.string().optional(),
  name: z.string(),
  size: z.int(),
  sha256: z.string(),
  /** As in `storedFile`. */
  unchecked: z.array(z.string()).optional(),
});

export const deliverable = z.object({
  version: z.int(),
  by: z.string(),
  title: z.string(),
  text: z.string(),
  files: z.array(orderFile),
  /** What changed since the version before. */
  change_list: z.array(z.string()),
  /** Empty: no artificial intelligence was used. */
  ai_statement: z.string(),
  /** Requirements that whoever delivered went through, one by one. */
  checklist: z.array(z.string()).optional(),
  at: moment,
});

/** A price that was named for an order. */
export const orderQuote = z.object({
  /** From 1. */
  round: z.int(),
  state: z.enum(['open', 'accepted', 'countered', 'replaced', 'expired', 'cancelled']),
  state_text: z.string(),
  amount_fen: fen,
  days: z.int(),
  revisions: z.int(),
  note: z.string(),
  expire_at: moment,
  created_at: moment,
  /** What the buyer asked for instead; empty without. */
  wish: z.string(),
  wish_fen: fen.nullable(),
});

/** What is to be changed in a delivery. */
export const changeRequest = z.object({
  round: z.int(),
  /** Of the delivery that it speaks of. */
  version: z.int(),
  items: z.array(z.string()),
  /** `asked`: beyond the free rounds, waits for staff. */
  state: z.enum(['working', 'done', 'asked', 'refused', 'withdrawn']),
  state_text: z.string(),
  extra: z.boolean(),
  /** Of staff, to a request beyond the free rounds. */
  answer: z.string(),
  ticket_id: z.int().nullable(),
  at: moment,
});

/** Words and material that somebody added to an order. */
export const orderNote = z.object({
  id: z.int(),
  from: z.enum(['user', 'teacher', 'operator']),
  /** Staff only. */
  internal: z.boolean(),
  content: z.string(),
  files: z.array(orderFile),
  at: moment,
});

export const orderDetail = orderCard.extend({
  unit_fen: fen,
  unit: z.string(),
  /** Pieces or 千字, whichever the price is counted in. */
  quantity: z.int(),
  words: z.int().nullable(),
  total_fen: fen,
  coupon_fen: fen,
  coupon_title: z.string(),
  /** 0 未付 · 1 微信 · 2 支付宝 · 3 零元 */
  pay_type: z.int(),
  pay_text: z.string(),
  trade_no: z.string(),
  user_note: z.string(),
  deliver_days: z.int(),
  free_revisions: z.int(),
  rounds_used: z.int(),
  due_at: moment.nullable(),
  overdue: z.boolean(),
  reviewed: z.boolean(),
  paid_at: moment.nullable(),
  finished_at: moment.nullable(),
  closed_at: moment.nullable(),
  close_reason: z.string(),
  teacher: z
    .object({
      id: z.int(),
      name: z.string(),
      avatar_img: z.string(),
      title: z.string(),
      /** 0 to 1; null before the first delivery. */
      on_time_rate: z.number().nullable(),
    })
    .nullable(),
  /** Who serves when it is no teacher; empty otherwise. */
  served_by: z.string(),
  milestones: z.array(milestone),
  /** Newest first. */
  quotes: z.array(orderQuote),
  /** How often another quote may still be asked for. */
  counters_left: z.int(),
  /** Newest first. */
  changes: z.array(changeRequest),
  /** Free rounds of changes that are left. */
  rounds_left: z.int(),
  /** When the delivery counts as accepted; null while the clock stands or nothing waits for acceptance. */
  accept_at: moment.nullable(),
  accept_paused: z.boolean(),
  extended: z.boolean(),
  /** Days by which the delivery is to come later, if the buyer agrees; 0 without a proposal. */
  proposed_days: z.int(),
  /** Newest first. */
  notes: z.array(orderNote),
  deliverables: z.array(deliverable),
  history: z.array(historyRow),
  refund: z
    .object({
      refund_no: z.string(),
      status: z.int(),
      status_text: z.string(),
      apply_fen: fen,
      reason: z.string(),
      created_at: moment,
      done_at: moment.nullable(),
    })
    .nullable(),
  /** The server's clock when it answered, for countdowns that do not trust the client's. */
  server_time: moment,
});

const reason = lines().max(200, '原因最多200个字').optional();

export const ownOrders = defineArea({
  'POST /user/get_orders': {
    summary: '我的订单',
    access: 'login',
    rate: 'read',
    body: z.strictObject({
      tab: orderTab.optional(),
      keyword: word().max(50, '关键词最多50个字').optional(),
      page: bodyPage,
    }),
    data: paged(orderCard).extend({ server_time: moment }),
  },
  'POST /user/order_info/:id': {
    summary: '订单详情，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: orderDetail,
  },
  'POST /user/cancel/:id': {
    summary: '取消待付款订单；未开始的已付款订单退款',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ reason }),
    data: z.object({ status: z.int(), refund_status: z.int() }),
  },
  'POST /user/cancel_refund/:id': {
    summary: '撤销退款申请',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({ status: z.int(), refund_status: z.int() }),
  },
  'POST /user/order_coupons/:id': {
    summary: '待付款订单可用与不可用的优惠券，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({
      data: z.array(usableCoupon),
      /** The one that the order holds now. */
      chosen_id: z.int().nullable(),
    }),
  },
  'POST /user/change_coupon/:id': {
    summary: '更换待付款订单的优惠券，null为不使用；应付金额由服务器重新计算',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ coupon_id: id.nullable() }),
    data: orderDetail,
  },
  'POST /wechat/cancel/:id': {
    summary: '关闭待付款订单在支付渠道的交易',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({ status: z.int(), closed: z.boolean() }),
  },
  'POST /user/hide_order/:id': {
    summary: '从列表中删除已结束的订单',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({ hidden: z.boolean() }),
  },
  'GET /user/get_wait_num': {
    summary: '各状态订单数',
    access: 'login',
    rate: 'read',
    data: z.object({
      unpaid: z.int(),
      incomplete: z.int(),
      serving: z.int(),
      delivered: z.int(),
      review: z.int(),
      refund: z.int(),
    }),
  },
  'GET /user/get_order_num': {
    summary: '需要您处理的订单数（角标）',
    access: 'login',
    rate: 'read',
    data: z.object({ count: z.int() }),
  },
  'GET /user/get_appraise_num': {
    summary: '待评价与已评价数',
    access: 'login',
    rate: 'read',
    data: z.object({ to_review: z.int(), reviewed: z.int() }),
  },
});

export type OrderTab = z.output<typeof orderTab>;
export type OrderActions = z.output<typeof orderActions>;
export type OrderCard = z.output<typeof orderCard>;
export type OrderDetail = z.output<typeof orderDetail>;
export type Deliverable = z.output<typeof deliverable>;
export type OrderFile = z.output<typeof orderFile>;
export type OrderQuote = z.output<typeof orderQuote>;
export type ChangeRequest = z.output<typeof changeRequest>;
export type OrderNote = z.output<typeof orderNote>;
