import { z } from 'zod';
import type { Refund, Trade } from '../bank/trade';
import type { SandboxContext } from '../context';
import { businessProblem } from './problem';
import { namedTrade, tradeNoticeOf } from './trades';
import { amountFen, amountText, beijingText } from './words';

const order = z.object({
  refund_amount: z.string().refine((text) => amountFen(text) >= 1),
  out_request_no: z.string().min(1).max(64).optional(),
  refund_reason: z.string().max(256).default(''),
});
const question = z.object({
  out_request_no: z.string().min(1).max(64),
  query_options: z.array(z.string()).default([]),
});

/** alipay.trade.refund: `fund_change` is Y only when this very call moved the money. */
export function refundTrade(context: SandboxContext, content: unknown): object {
  const trade = namedTrade(context, content);
  const parsed = order.safeParse(content);
  if (!parsed.success) throw businessProblem('INVALID_PARAMETER', '参数无效');
  if (trade.state !== 'paid') throw businessProblem('TRADE_STATUS_ERROR', '交易状态不合法');
  const refundFen = amountFen(parsed.data.refund_amount);
  const outRefundNo = parsed.data.out_request_no ?? trade.outTradeNo;
  const known = context.bank.findRefund('alipay', outRefundNo);
  if (known) {
    const same = known.outTradeNo === trade.outTradeNo && known.refundFen === refundFen;
    if (!same) throw businessProblem('DISCORDANT_REPEAT_REQUEST', '请求信息不一致');
    return refundAnswer(context, trade, known, 'N');
  }
  if (context.bank.refundedFen(trade) + refundFen > trade.amountFen)
    throw businessProblem('REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限');
  const made = context.bank.refund(trade, {
    outRefundNo,
    refundFen,
    reason: parsed.data.refund_reason,
    notifyUrl: trade.notifyUrl,
    outcome: 'SUCCESS',
  });
  return refundAnswer(context, trade, made, 'Y');
}

/** alipay.trade.fastpay.refund.query: without `refund_status` nothing was refunded. */
export function queryRefund(context: SandboxContext, content: unknown): object {
  const trade = namedTrade(context, content);
  const parsed = question.safeParse(content);
  if (!parsed.success) throw businessProblem('INVALID_PARAMETER', '参数无效');
  const { out_request_no: outRefundNo, query_options: options } = parsed.data;
  const known = context.bank.findRefund('alipay', outRefundNo);
  if (known?.outTradeNo !== trade.outTradeNo) return {};
  return {
    out_trade_no: trade.outTradeNo,
    trade_no: trade.tradeNo,
    out_request_no: outRefundNo,
    total_amount: amountText(trade.amountFen),
    refund_amount: amountText(known.refundFen),
    refund_status: 'REFUND_SUCCESS',
    ...(options.includes('gmt_refund_pay') && { gmt_refund_pay: beijingText(known.settlesAt) }),
  };
}

/** A refund notifies with the words of its payment and a few more; `refund_fee` is the sum of all refunds. */
export function refundNoticeOf(
  context: SandboxContext,
  trade: Trade,
  refund: Refund,
): Record<string, string> {
  return {
    ...tradeNoticeOf(context, trade),
    out_biz_no: refund.outRefundNo,
    refund_fee: amountText(context.bank.refundedFen(trade)),
    gmt_refund: `${beijingText(refund.settlesAt)}.000`,
  };
}

function refundAnswer(context: SandboxContext, trade: Trade, refund: Refund, change: 'Y' | 'N'): object {
  return {
    out_trade_no: trade.outTradeNo,
    trade_no: trade.tradeNo,
    buyer_logon_id: 'sbx***@example.com',
    fund_change: change,
    refund_fee: amountText(context.bank.refundedFen(trade)),
    send_back_fee: amountText(refund.refundFen),
    gmt_refund_pay: beijingText(refund.settlesAt),
  };
}
