import { z } from 'zod';
import type { Refund, Trade } from '../bank/trade';
import type { SandboxContext } from '../context';
import type { WechatEffect } from './exchange';
import { notifyUrl } from './orders';
import { parameterError, WechatProblem } from './problem';
import { rfc3339 } from './transactions';

const yearMs = 365 * 24 * 3_600_000;
const partsLimit = 50;

const order = z
  .object({
    transaction_id: z.string().optional(),
    out_trade_no: z.string().optional(),
    out_refund_no: z.string().regex(/^[0-9A-Za-z_\-|*@]{1,64}$/),
    reason: z.string().max(80).default(''),
    notify_url: notifyUrl.optional(),
    amount: z.object({ refund: z.int().min(1), total: z.int().min(1), currency: z.literal('CNY') }),
  })
  .refine((given) => Boolean(given.transaction_id) !== Boolean(given.out_trade_no));

/** POST /v3/refund/domestic/refunds. The same out_refund_no never refunds twice. */
export function placeRefund(context: SandboxContext): WechatEffect {
  return ({ json, fault }) => {
    const parsed = order.safeParse(json);
    if (!parsed.success) throw parameterError('退款参数错误，请核对');
    const given = parsed.data;
    const trade = given.out_trade_no
      ? context.bank.find('wechat', given.out_trade_no)
      : context.bank.findByTradeNo('wechat', given.transaction_id ?? '');
    if (trade?.state !== 'paid') throw new WechatProblem(404, 'RESOURCE_NOT_EXISTS', '订单不存在');
    const known = context.bank.findRefund('wechat', given.out_refund_no);
    if (known) return repeat(context, trade, known, given);
    checkLimits(context, trade, given);
    const made = context.bank.refund(trade, {
      outRefundNo: given.out_refund_no,
      refundFen: given.amount.refund,
      reason: given.reason,
      notifyUrl: given.notify_url ?? '',
      outcome: fault?.kind === 'abnormal' ? 'ABNORMAL' : 'SUCCESS',
    });
    return refundOf(context, trade, made);
  };
}

/** GET /v3/refund/domestic/refunds/{outRefundNo} */
export function queryRefund(context: SandboxContext): WechatEffect {
  return ({ params }) => {
    const known = context.bank.findRefund('wechat', params.outRefundNo ?? '');
    const trade = known && context.bank.find('wechat', known.outTradeNo);
    if (!trade) throw new WechatProblem(404, 'RESOURCE_NOT_EXISTS', '退款单不存在');
    return refundOf(context, trade, known);
  };
}

/** What a refund's notify carries: another name for the status, the merchant, no application. */
export function refundNoticeOf(mchid: string, trade: Trade, refund: Refund): Record<string, unknown> {
  const done = refund.outcome === 'SUCCESS';
  return {
    mchid,
    out_trade_no: trade.outTradeNo,
    transaction_id: trade.tradeNo,
    out_refund_no: refund.outRefundNo,
    refund_id: refund.refundId,
    refund_status: refund.outcome,
    ...(done && { success_time: rfc3339(refund.settlesAt) }),
    user_received_account: '支付用户零钱',
    amount: {
      total: trade.amountFen,
      refund: refund.refundFen,
      payer_total: trade.amountFen,
      payer_refund: refund.refundFen,
    },
  };
}

type Given = z.output<typeof order>;

function repeat(context: SandboxContext, trade: Trade, known: Refund, given: Given): object {
  const same = known.outTradeNo === trade.outTradeNo && known.refundFen === given.amount.refund;
  // assumption: the wording; the documents say that parameters of a repeat must not change.
  if (!same)
    throw new WechatProblem(400, 'INVALID_REQUEST', '订单金额或退款金额与之前请求不一致，请核实后再试');
  return refundOf(context, trade, known);
}

function checkLimits(context: SandboxContext, trade: Trade, given: Given): void {
  if (given.amount.total !== trade.amountFen)
    throw new WechatProblem(400, 'INVALID_REQUEST', '订单金额或退款金额与之前请求不一致，请核实后再试');
  if (context.bank.refundedFen(trade) + given.amount.refund > trade.amountFen)
    throw new WechatProblem(400, 'INVALID_REQUEST', '申请退款金额大于订单可退金额');
  if (context.bank.refundsOf(trade).length >= partsLimit)
    throw new WechatProblem(400, 'INVALID_REQUEST', '一笔订单最多支持50次部分退款');
  if (context.clock.now() - (trade.paidAt ?? 0) > yearMs)
    throw new WechatProblem(400, 'INVALID_REQUEST', '订单已超过可退款期限');
}

function refundOf(context: SandboxContext, trade: Trade, refund: Refund): object {
  const settled = context.bank.isSettled(refund);
  return {
    refund_id: refund.refundId,
    out_refund_no: refund.outRefundNo,
    transaction_id: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    channel: 'ORIGINAL',
    user_received_account: '支付用户零钱',
    create_time: rfc3339(refund.createdAt),
    status: settled ? refund.outcome : 'PROCESSING',
    ...(settled && refund.outcome === 'SUCCESS' && { success_time: rfc3339(refund.settlesAt) }),
    amount: {
      total: trade.amountFen,
      refund: refund.refundFen,
      payer_total: trade.amountFen,
      payer_refund: refund.refundFen,
      settlement_refund: refund.refundFen,
      settlement_total: trade.amountFen,
      discount_refund: 0,
      currency: 'CNY',
    },
  };
}
