import type { Trade } from '../bank/trade';
import type { SandboxContext } from '../context';
import { identity } from '../keys/identity';
import type { WechatCall, WechatEffect } from './exchange';
import { parameterError, WechatProblem } from './problem';

const tradeTypes: Record<string, string> = { native: 'NATIVE', h5: 'MWEB', jsapi: 'JSAPI' };

const descriptions = {
  SUCCESS: '支付成功',
  REFUND: '转入退款',
  NOTPAY: '订单未支付',
  CLOSED: '订单已关闭',
  USERPAYING: '用户支付中，需要输入密码',
  PAYERROR: '支付失败，请重新下单支付',
} as const;

/** GET /v3/pay/transactions/out-trade-no/{outTradeNo} */
export function queryByNumber(context: SandboxContext): WechatEffect {
  return (call) => {
    checkMerchant(call.query.mchid);
    const trade = context.bank.find('wechat', call.params.outTradeNo ?? '');
    if (!trade) throw new WechatProblem(404, 'ORDER_NOT_EXIST', '订单不存在');
    return transactionOf(context, trade);
  };
}

/** GET /v3/pay/transactions/id/{transactionId} */
export function queryById(context: SandboxContext): WechatEffect {
  return (call) => {
    checkMerchant(call.query.mchid);
    const trade = context.bank.findByTradeNo('wechat', call.params.transactionId ?? '');
    // assumption: the number of an unpaid trade is not known to the merchant, so it finds nothing.
    if (trade?.state !== 'paid') throw new WechatProblem(404, 'ORDER_NOT_EXIST', '订单不存在');
    return transactionOf(context, trade);
  };
}

/** POST …/close. assumption: closing twice answers 204 again; a trade may be closed right after its creation. */
export function closeOrder(context: SandboxContext): WechatEffect {
  return (call: WechatCall) => {
    checkMerchant(Object(call.json).mchid);
    const trade = context.bank.find('wechat', call.params.outTradeNo ?? '');
    if (!trade) throw new WechatProblem(404, 'ORDERNOTEXIST', '订单不存在');
    if (trade.state === 'paid') throw new WechatProblem(400, 'ORDERPAID', '该订单已支付');
    if (trade.state === 'unpaid') context.bank.close(trade);
    return null;
  };
}

/** A transaction as queries answer it and notifies carry it. */
export function transactionOf(context: SandboxContext, trade: Trade): Record<string, unknown> {
  const state = stateOf(context, trade);
  const paid = trade.paidAt !== null;
  return {
    ...identity.wechat,
    out_trade_no: trade.outTradeNo,
    trade_state: state,
    trade_state_desc: descriptions[state],
    attach: trade.attach,
    amount: {
      total: trade.amountFen,
      currency: 'CNY',
      ...(paid && { payer_total: trade.amountFen, payer_currency: 'CNY' }),
    },
    ...(paid && {
      transaction_id: trade.tradeNo,
      trade_type: tradeTypes[trade.product],
      bank_type: 'OTHERS',
      success_time: rfc3339(trade.paidAt ?? 0),
      payer: { openid: 'oSandboxBuyer00000000000000' },
    }),
  };
}

/** RFC 3339 in Beijing time. */
export function rfc3339(ms: number): string {
  return `${new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
}

function stateOf(context: SandboxContext, trade: Trade): keyof typeof descriptions {
  if (trade.state === 'paid') return context.bank.refundsOf(trade).length > 0 ? 'REFUND' : 'SUCCESS';
  // assumption: an order past its time_expire is reported as closed.
  if (trade.state === 'closed') return 'CLOSED';
  if (trade.late) return 'USERPAYING';
  return trade.failed ? 'PAYERROR' : 'NOTPAY';
}

function checkMerchant(mchid: unknown): void {
  if (mchid !== identity.wechat.mchid) throw parameterError('商户号与发起请求的商户不一致');
}
