import { z } from 'zod';
import type { Trade } from '../bank/trade';
import type { SandboxContext } from '../context';
import { identity } from '../keys/identity';
import { businessProblem } from './problem';
import { amountText, beijingText } from './words';

const reference = z
  .object({ out_trade_no: z.string().default(''), trade_no: z.string().default('') })
  .refine((given) => given.out_trade_no || given.trade_no);

/**
 * The trade that a call names; trade_no wins. A trade that no buyer has scanned or logged in for does not exist
 * for Alipay, so it can be neither queried nor closed, and stays payable.
 */
export function namedTrade(context: SandboxContext, content: unknown): Trade {
  const given = reference.safeParse(content);
  if (!given.success) throw businessProblem('INVALID_PARAMETER', '参数无效');
  const { out_trade_no: outTradeNo, trade_no: tradeNo } = given.data;
  const trade = tradeNo
    ? context.bank.findByTradeNo('alipay', tradeNo)
    : context.bank.find('alipay', outTradeNo);
  if (!trade?.known) throw businessProblem('TRADE_NOT_EXIST', '交易不存在');
  return trade;
}

export function statusOf(context: SandboxContext, trade: Trade): string {
  if (trade.state === 'closed') return 'TRADE_CLOSED';
  if (trade.state === 'unpaid') return 'WAIT_BUYER_PAY';
  return context.bank.refundedFen(trade) >= trade.amountFen ? 'TRADE_CLOSED' : 'TRADE_SUCCESS';
}

/** alipay.trade.query */
export function queryTrade(context: SandboxContext, content: unknown): object {
  const trade = namedTrade(context, content);
  const amount = amountText(trade.amountFen);
  return {
    buyer_logon_id: 'sbx***@example.com',
    buyer_user_id: '2088SANDBOXBUYER',
    out_trade_no: trade.outTradeNo,
    trade_no: trade.tradeNo,
    trade_status: statusOf(context, trade),
    total_amount: amount,
    buyer_pay_amount: trade.paidAt ? amount : '0.00',
    receipt_amount: trade.paidAt ? amount : '0.00',
    invoice_amount: trade.paidAt ? amount : '0.00',
    point_amount: '0.00',
    ...(trade.paidAt && { send_pay_date: beijingText(trade.paidAt) }),
    ...(trade.attach && { passback_params: trade.attach }),
  };
}

/** alipay.trade.close: only while the buyer may still pay. */
export function closeTrade(context: SandboxContext, content: unknown): object {
  const trade = namedTrade(context, content);
  if (trade.state !== 'unpaid') throw businessProblem('TRADE_STATUS_ERROR', '交易状态不合法');
  context.bank.close(trade);
  return { out_trade_no: trade.outTradeNo, trade_no: trade.tradeNo };
}

/** What a notify of a payment carries besides the common parameters. */
export function tradeNoticeOf(context: SandboxContext, trade: Trade): Record<string, string> {
  const amount = amountText(trade.amountFen);
  return {
    trade_no: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    seller_id: identity.alipay.sellerId,
    buyer_id: '2088SANDBOXBUYER',
    trade_status: statusOf(context, trade),
    subject: trade.subject,
    total_amount: amount,
    receipt_amount: amount,
    buyer_pay_amount: amount,
    gmt_create: beijingText(trade.createdAt),
    gmt_payment: beijingText(trade.paidAt ?? trade.createdAt),
    ...(trade.attach && { passback_params: trade.attach }),
  };
}
