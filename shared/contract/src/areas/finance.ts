import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { fen, idParams, moment, page } from '../fields';
import { lines, word } from '../people-fields';

const day = z.iso.date('日期格式为 YYYY-MM-DD');
/** `none`: paid without a gateway, such as an order that a coupon covers. */
const channel = z.enum(['wechat', 'alipay', 'none']);
const signedFen = z.int();

/** So many days the overview shows before the day, and so many rows of a day one page of a list. */
export const financeLimits = { days: 14, perPage: 50, exportLines: 20_000 };

/** Whether a day was compared with a channel's statement, and what came of it. */
const comparison = z.enum(['none', 'alike', 'differs', 'settled']);

/** What a channel took in and gave back on a day. */
const channelTotals = z.object({
  channel,
  title: z.string(),
  paid_count: z.int(),
  paid_fen: fen,
  refund_count: z.int(),
  refund_fen: fen,
  net_fen: signedFen,
  /** What the channel keeps, by its statement; null before the statement was read, or where it says nothing. */
  fee_fen: z.int().nullable(),
  /** What the statement says; null before it was read. */
  theirs: z
    .object({ paid_count: z.int(), paid_fen: fen, refund_count: z.int(), refund_fen: fen, at: moment })
    .nullable(),
});

const dayTotals = z.object({
  day: z.string(),
  paid_count: z.int(),
  wechat_fen: fen,
  alipay_fen: fen,
  none_fen: fen,
  refund_fen: fen,
  state: comparison,
  open: z.int(),
});

/** One payment on which we and a channel do not agree. */
export const paymentDifference = z.object({
  id: z.int(),
  day: z.string(),
  channel: z.enum(['wechat', 'alipay']),
  kind: z.enum([
    'only_theirs',
    'only_ours',
    'amount',
    'refund_only_theirs',
    'refund_only_ours',
    'refund_amount',
  ]),
  kind_text: z.string(),
  /** What to do about it. */
  advice: z.string(),
  number: z.string(),
  transaction_id: z.string(),
  /** Null where no order of ours belongs to it. */
  order: z.object({ id: z.int(), order_no: z.string() }).nullable(),
  ours_fen: fen,
  theirs_fen: fen,
  /** What we have more than they. */
  apart_fen: signedFen,
  happened_at: moment.nullable(),
  found_at: moment,
  /** `gone`: a later comparison found both alike. */
  state: z.enum(['open', 'resolved', 'gone']),
  resolved_at: moment.nullable(),
  resolved_by: z.string(),
  note: z.string(),
});

const moneyLine = z.object({
  number: z.string(),
  order: z.object({ id: z.int(), order_no: z.string(), title: z.string() }),
  channel,
  channel_text: z.string(),
  amount_fen: fen,
  status_text: z.string(),
  tone: z.enum(['plain', 'good', 'warn', 'bad']),
  /** The channel's own number. */
  channel_no: z.string(),
  /** What is to be known of it: money that came late, an error that the channel told. */
  note: z.string(),
  at: moment,
});

const listQuery = {
  day,
  kind: z.enum(['payments', 'refunds'], '类别不正确'),
  channel: channel.optional(),
  /** `trouble`: late or twice, failed, still under way. */
  state: z.enum(['all', 'done', 'trouble'], '状态不正确').optional(),
  /** Order number, our number or the channel's. */
  keyword: word().max(64, '单号最多64个字').optional(),
};

export const finance = defineArea({
  'GET /staff/finance/day': {
    summary: '运营：一天的收款、退款与对账，以及之前十三天的合计',
    access: 'staff',
    right: 'finance.read',
    rate: 'read',
    query: z.object({ day }),
    data: z.object({
      day: z.string(),
      /** The channels' statements of the day can be had. */
      comparable: z.boolean(),
      /** From when on they can; null for days that are past. */
      comparable_from: moment.nullable(),
      /** The day is being compared now. */
      running: z.boolean(),
      /** Why a channel could not be compared last time; empty without. */
      problem: z.string(),
      channels: z.array(channelTotals),
      days: z.array(dayTotals),
      differences: z.array(paymentDifference),
      /** Differences that nobody settled, of all days. */
      open: z.int(),
      /** Late and second payments, refunds that failed or are under way, of the day. */
      trouble: z.object({ payments: z.int(), refunds: z.int() }),
    }),
  },
  'GET /staff/finance/list': {
    summary: '运营：一天的付款或退款明细，最新的在前',
    access: 'staff',
    right: 'finance.read',
    rate: 'search',
    query: z.object({ ...listQuery, page }),
    data: paged(moneyLine),
  },
  'GET /staff/finance/differences': {
    summary: '运营：最近的对账差异，未处理的在前',
    access: 'staff',
    right: 'finance.read',
    rate: 'read',
    data: z.object({ data: z.array(paymentDifference) }),
  },
  'POST /staff/finance/reconcile': {
    summary: '运营：在后台下载一天的渠道账单并与本站记录核对；同一天同时只有一次',
    access: 'staff',
    right: 'finance.settle',
    rate: 'write',
    body: z.strictObject({ day }),
    data: z.object({ running: z.literal(true) }),
  },
  'POST /staff/finance/settle/:id': {
    summary: '运营：写明原因并结清一笔差异',
    access: 'staff',
    right: 'finance.settle',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      note: lines({ error: '请写明原因' }).min(2, '请写明原因').max(200, '原因最多200个字'),
    }),
    data: paymentDifference,
  },
  'POST /staff/finance/export': {
    summary: '运营：登记一次收退款导出并取得下载地址，一分钟内有效',
    access: 'staff',
    right: 'finance.read',
    rate: 'write',
    body: z.strictObject({ day }),
    data: z.object({ number: z.string(), lines: z.int(), url: z.string(), valid_for: z.int() }),
  },
  'GET /staff/finance/export': {
    summary: '运营：凭下载地址取一天的收退款明细（CSV），每行带导出人与导出编号',
    access: 'public',
    rate: 'read',
    query: z.object({ ticket: z.string().max(300, '地址不正确').optional() }),
    file: 'text/csv',
    data: z.unknown(),
  },
});

export type PaymentDifference = z.output<typeof paymentDifference>;
export type MoneyLine = z.output<typeof moneyLine>;
