import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { bodyPage, fen, idParams, moment } from '../fields';
import { line, lines } from '../people-fields';

/** Why somebody wants their money back (domain.md 3.2). */
export const refundReason = z.enum(
  ['not_needed', 'late_taking', 'late_delivery', 'mismatch', 'quality', 'attitude', 'duplicate', 'other'],
  '请选择退款原因',
);

/** What a delivery may lack: the rubric from which the suggested amount after a delivery follows. */
export const refundMiss = z.enum(['content', 'quality', 'changes', 'late', 'format'], '请选择未达到的要求');

const uploaded = z.string().regex(/^\/media\/uploads\/[\w\-/]+\.webp$/, '请先上传图片');
const images = z.array(uploaded).max(5, '最多上传5张图片');
const words = (empty: string) =>
  lines({ error: empty }).min(10, '请至少用10个字说明').max(500, '最多500个字');

/** Something that happened to a refund, with what was said. */
export const refundLine = z.object({
  id: z.int(),
  from: z.enum(['user', 'teacher', 'operator', 'system', 'channel']),
  /** A sentence, e.g. 您申请退款 ¥398.00 */
  title: z.string(),
  content: z.string(),
  images: z.array(z.string()),
  at: moment,
});

/** A refund as the buyer sees it. Amounts in 分. */
export const refundRecord = z.object({
  refund_no: z.string(),
  status: z.int(),
  status_text: z.string(),
  reason_text: z.string(),
  content: z.string(),
  images: z.array(z.string()),
  apply_fen: fen,
  /** What was granted; null while nobody has decided. */
  approved_fen: fen.nullable(),
  /** What happens next and by when, in one or two sentences. */
  promise: z.string(),
  created_at: moment,
  done_at: moment.nullable(),
  steps: z.array(
    z.object({
      label: z.string(),
      description: z.string(),
      state: z.enum(['done', 'current', 'todo', 'failed']),
    }),
  ),
  /** Newest first. */
  lines: z.array(refundLine),
  actions: z.object({ withdraw: z.boolean(), supply: z.boolean(), appeal: z.boolean() }),
});

/** Under which terms the buyer may ask for money back now. Amounts in 分. */
export const refundTerms = z.object({
  allowed: z.boolean(),
  /** Why not; empty when it is allowed. */
  why: z.string(),
  /** Nothing has begun, or a course was hardly seen: the whole goes back at once, without anybody's decision. */
  automatic: z.boolean(),
  refundable_fen: fen,
  /** What fits the stage; null where only the evidence can tell. */
  suggested_fen: fen.nullable(),
  /** How the suggestion comes about. */
  basis: z.string(),
  reasons: z.array(z.object({ code: refundReason, label: z.string() })),
  /** The rubric to tick, after a delivery; each with its share of the amount in percent. */
  misses: z.array(z.object({ key: refundMiss, label: z.string(), percent: z.int() })),
  /** Most that ticked misses add up to, in percent. */
  miss_cap: z.int(),
  /** How often one may still apply. */
  left: z.int(),
});

export const refundInfo = z.object({
  order: z.object({
    id: z.int(),
    order_no: z.string(),
    /** 1 服务 · 2 课程 */
    kind: z.int(),
    goods_id: z.int(),
    title: z.string(),
    cover: z.string(),
    spec_text: z.string(),
    status: z.int(),
    status_text: z.string(),
    pay_fen: fen,
    coupon_fen: fen,
    /** Where the money goes back to, e.g. 微信支付. */
    pay_name: z.string(),
  }),
  terms: refundTerms,
  /** What is to be known before one asks, e.g. that the order's invoice has to be reversed; empty without. */
  notice: z.string(),
  /** The newest refund; null when there was none. */
  refund: refundRecord.nullable(),
  /** Those before it, newest first. */
  earlier: z.array(
    refundRecord.pick({ refund_no: true, status_text: true, apply_fen: true, created_at: true }),
  ),
  server_time: moment,
});

/**
 * What staff may do with a refund. From `promises.refundSecondFen` on, one proposes an amount and somebody else approves
 * just that; `return` takes a proposal back, one's own or another's.
 */
export const refundAct = z.enum(
  ['propose', 'return', 'approve', 'refuse', 'ask', 'retry', 'offline'],
  '操作不正确',
);

const staffRefund = refundRecord
  .pick({
    refund_no: true,
    status: true,
    status_text: true,
    reason_text: true,
    content: true,
    images: true,
    apply_fen: true,
    approved_fen: true,
    created_at: true,
    done_at: true,
  })
  .extend({
    id: z.int(),
    /** `extra`: of a late or second payment. */
    kind: z.enum(['order', 'extra']),
    order: z.object({
      id: z.int(),
      order_no: z.string(),
      title: z.string(),
      status_text: z.string(),
      pay_fen: fen,
    }),
    user: z.object({ id: z.int(), nickname: z.string() }),
    /** What the stage suggested when it was asked for; null where only the evidence can tell. */
    suggested_fen: fen.nullable(),
    misses: z.array(z.string()),
    /** The desk's answer, or the buyer's, is due by then. */
    due_at: moment.nullable(),
    overdue: z.boolean(),
    /** When it went to the lead, because nobody answered in time. */
    escalated_at: moment.nullable(),
    /** Who decided the first time, and so may not decide the appeal; empty before. */
    decided_by: z.string(),
    /** What waits for somebody else to agree; null without. */
    proposal: z
      .object({
        amount_fen: fen,
        by: z.object({ id: z.int(), nickname: z.string() }),
        /** What the buyer will read. */
        content: z.string(),
        at: moment,
      })
      .nullable(),
    /** What the channel said last when it could not do it. */
    last_error: z.string(),
  });

const staffRefundDetail = staffRefund.extend({
  lines: z.array(refundLine),
  acts: z.array(refundAct),
  /** Already given back or on its way on this order, in 分. */
  given_fen: fen,
  /** From this amount on somebody else has to agree, in 分; less than the rule's where some was given back before. */
  second_from_fen: fen,
});

export const refunds = defineArea({
  'GET /refund/info/:id': {
    summary: '某个订单的退款：可否申请、建议金额、进度，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: refundInfo,
  },
  'POST /refund/apply/:id': {
    summary: '申请退款；服务未开始的全额立即退回',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      reason: refundReason,
      /** May be left out when nothing has begun: then it is the whole. */
      amount_fen: z.int('请输入退款金额').min(1, '请输入退款金额').optional(),
      /** At least 10 characters, unless nothing has begun. */
      content: lines().max(500, '最多500个字').optional(),
      misses: z.array(refundMiss).max(5).optional(),
      images: images.optional(),
    }),
    data: refundInfo,
  },
  'POST /refund/supply/:id': {
    summary: '补充退款凭证',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ content: words('请补充说明'), images: images.optional() }),
    data: refundInfo,
  },
  'POST /refund/appeal/:id': {
    summary: '对未通过的退款提出申诉，由另一位客服复核',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({ content: words('请说明申诉理由'), images: images.optional() }),
    data: refundInfo,
  },
  'POST /teacher/refund/answer/:id': {
    summary: '老师：对所服务订单的退款申诉作出说明',
    access: 'teacher',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ content: words('请填写说明'), images: images.optional() }),
    data: z.object({ answered: z.boolean() }),
  },
  'POST /staff/refund/list': {
    summary: '运营：退款申请，先到期的在前',
    access: 'staff',
    right: 'refunds.read',
    rate: 'read',
    body: z.strictObject({
      /** `todo`: those that wait for the desk. */
      tab: z.enum(['todo', 'failed', 'all'], '分类不正确').optional(),
      page: bodyPage,
    }),
    data: paged(staffRefund),
  },
  'GET /staff/refund/detail/:id': {
    summary: '运营：退款详情与可做的操作',
    access: 'staff',
    right: 'refunds.read',
    rate: 'read',
    params: idParams,
    data: staffRefundDetail,
  },
  'POST /staff/refund/act/:id': {
    summary:
      '运营：同意（可部分）、提交复核、退回复核、拒绝、请补充凭证、重新退款、线下转账；申诉由另一位运营处理',
    access: 'staff',
    right: 'refunds.decide',
    decides: 'refund',
    money: true,
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      act: refundAct,
      /** Of `approve` and `propose`: what is granted; the whole that was asked for when it is left out. */
      amount_fen: z.int('请输入金额').min(1, '请输入金额').optional(),
      /** Read by the buyer: why it is refused, or what is to be supplied; of `return`, by the team alone. */
      content: lines().max(500, '最多500个字').optional(),
      /** Of `refuse`: the rule it rests on. */
      basis: lines().max(200, '依据最多200个字').optional(),
      /** Of `offline`: number of the transfer. */
      reference: line().max(64, '凭证号最多64个字').optional(),
    }),
    data: staffRefundDetail,
  },
});

export type RefundReason = z.output<typeof refundReason>;
export type RefundMiss = z.output<typeof refundMiss>;
export type RefundTerms = z.output<typeof refundTerms>;
export type RefundRecord = z.output<typeof refundRecord>;
export type RefundLine = z.output<typeof refundLine>;
export type RefundInfo = z.output<typeof refundInfo>;
export type RefundAct = z.output<typeof refundAct>;
