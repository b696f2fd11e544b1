import { z } from 'zod';

export const channel = z.enum(['wechat', 'alipay']);
export type SandboxChannel = z.output<typeof channel>;

/** One trade at a sandbox gateway. Times are ms since 1970, amounts 分. */
export const trade = z.object({
  channel,
  /** Unguessable name of the trade in cashier addresses. */
  token: z.string(),
  outTradeNo: z.string(),
  /** The gateway's own number. */
  tradeNo: z.string(),
  product: z.enum(['native', 'h5', 'jsapi', 'page', 'wap', 'qr']),
  amountFen: z.int(),
  subject: z.string(),
  notifyUrl: z.string(),
  returnUrl: z.string(),
  /** The merchant's own words, given back in queries and notifies. */
  attach: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  state: z.enum(['unpaid', 'paid', 'closed']),
  /** Alipay: false until the buyer scans or logs in; until then the gateway denies that the trade exists. */
  known: z.boolean(),
  /** The buyer's money is on its way and arrives only after the trade has closed. */
  late: z.boolean(),
  /** The last attempt to pay failed. */
  failed: z.boolean(),
  paidAt: z.number().nullable(),
  closedAt: z.number().nullable(),
});

export type Trade = z.output<typeof trade>;

/** One refund. It is settled when `settlesAt` has passed. */
export const refund = z.object({
  channel,
  outTradeNo: z.string(),
  outRefundNo: z.string(),
  refundId: z.string(),
  refundFen: z.int(),
  reason: z.string(),
  notifyUrl: z.string(),
  createdAt: z.number(),
  settlesAt: z.number(),
  outcome: z.enum(['SUCCESS', 'ABNORMAL']),
});

export type Refund = z.output<typeof refund>;
