import { z } from 'zod';
import type { TradeState, TradeStatus } from '../gateway';

/** A transaction as queries answer it and notifies carry it. */
export const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().default(''),
  trade_state: z.string(),
  trade_state_desc: z.string().default(''),
  success_time: z.string().optional(),
  amount: z.object({ total: z.int().optional(), currency: z.string().default('CNY') }).optional(),
});

/** A transaction as queries and notifies carry it. */
export type Transaction = z.output<typeof transaction>;

const statusOf: Record<string, TradeStatus> = {
  SUCCESS: 'success',
  REFUND: 'refunded',
  NOTPAY: 'unpaid',
  USERPAYING: 'unpaid',
  ACCEPT: 'unpaid',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'failed',
};

/** A state this table does not know counts as unpaid: it credits nothing and is asked again. */
export function toTradeState(content: Transaction): TradeState {
  const chinese = content.amount?.currency === 'CNY';
  return {
    outTradeNo: content.out_trade_no,
    status: statusOf[content.trade_state] ?? 'unpaid',
    transactionId: content.transaction_id,
    amountFen: chinese ? (content.amount?.total ?? null) : null,
    paidAt: content.success_time ? new Date(content.success_time) : null,
    tradeState: content.trade_state,
    tradeStateDesc: content.trade_state_desc,
  };
}

/** A number the gateway has never heard of. */
export function unknownTrade(outTradeNo: string): TradeState {
  return {
    outTradeNo,
    status: 'unknown_to_gateway',
    transactionId: '',
    amountFen: null,
    paidAt: null,
    tradeState: 'ORDERNOTEXIST',
    tradeStateDesc: '订单未支付',
  };
}
