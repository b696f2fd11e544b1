import { z } from 'zod';
import type { TradeState, TradeStatus } from '../gateway';
import { fenOf, momentOf } from './figures';

/** `alipay.trade.query`. */
export const queryAnswer = z.object({
  outTradeNo: z.string(),
  tradeNo: z.string().default(''),
  tradeStatus: z.string(),
  totalAmount: z.string().optional(),
  /** Present once money has moved: tells a refunded trade from one that timed out unpaid. */
  sendPayDate: z.string().optional(),
});

const descriptions: Record<string, string> = {
  WAIT_BUYER_PAY: '订单未支付',
  TRADE_SUCCESS: '支付成功',
  TRADE_FINISHED: '交易已结束，不可退款',
  TRADE_CLOSED: '交易已关闭',
};

/** A state not in the table counts as unpaid: it credits nothing and is asked again. */
export function statusOf(tradeStatus: string, moneyMoved: boolean): TradeStatus {
  if (tradeStatus === 'TRADE_SUCCESS' || tradeStatus === 'TRADE_FINISHED') return 'success';
  if (tradeStatus === 'TRADE_CLOSED') return moneyMoved ? 'refunded' : 'closed';
  return 'unpaid';
}

/** What queries and notifies say of a trade, in the words of the wire. */
export interface TradeFields {
  outTradeNo: string;
  tradeNo: string;
  tradeStatus: string;
  totalAmount: string | undefined;
  paidAt: string | undefined;
}

/** The trade in the words of the core. */
export function toTradeState(fields: TradeFields): TradeState {
  return {
    outTradeNo: fields.outTradeNo,
    status: statusOf(fields.tradeStatus, Boolean(fields.paidAt)),
    transactionId: fields.tradeNo,
    amountFen: fenOf(fields.totalAmount),
    paidAt: momentOf(fields.paidAt),
    tradeState: fields.tradeStatus,
    tradeStateDesc: descriptions[fields.tradeStatus] ?? '支付状态确认中',
  };
}

/** Not scanned or not logged in yet, or never created: Alipay cannot tell which, and the code may still be paid. */
export function unknownTrade(outTradeNo: string): TradeState {
  return {
    outTradeNo,
    status: 'unknown_to_gateway',
    transactionId: '',
    amountFen: null,
    paidAt: null,
    tradeState: 'TRADE_NOT_EXIST',
    tradeStateDesc: '订单未支付',
  };
}
