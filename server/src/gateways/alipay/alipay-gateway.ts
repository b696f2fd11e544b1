import { GatewayError } from '../errors';
import type { NotifyAnswer, PayGateway, TradeState } from '../gateway';
import { defaultPorts, type GatewayPorts } from '../ports';
import type { AlipaySettings } from '../settings';
import type { AlipayClient } from './client';
import { create } from './create';
import { parseNotify } from './notify';
import { queryRefund, refund } from './refund';
import { statement } from './statement';
import { queryAnswer, toTradeState, unknownTrade } from './trade';

/** Alipay OpenAPI 2.0 (https://opendocs.alipay.com/open/270). */
export function alipayGateway(settings: AlipaySettings, ports: GatewayPorts = defaultPorts): PayGateway {
  let opened: Promise<AlipayClient> | undefined;
  /** The SDK with its HTTP client takes as long to load as a tenth of a start: whoever pays first loads it. */
  const client = () => {
    opened ??= import('./client').then(({ AlipayClient }) => new AlipayClient(settings, ports));
    return opened;
  };
  const deadline = () => performance.now() + settings.timeoutMs;

  async function query(outTradeNo: string, ends?: number): Promise<TradeState> {
    const alipay = await client();
    const until = ends ?? deadline();
    try {
      const answer = await alipay.call('alipay.trade.query', { out_trade_no: outTradeNo }, until);
      const trade = queryAnswer.safeParse(answer);
      if (!trade.success || trade.data.outTradeNo !== outTradeNo)
        throw new GatewayError('alipay', 'unknown', 'ANSWER_MISMATCH', '支付宝的应答与请求不符');
      const { tradeNo, tradeStatus, totalAmount, sendPayDate } = trade.data;
      return toTradeState({ outTradeNo, tradeNo, tradeStatus, totalAmount, paidAt: sendPayDate });
    } catch (error) {
      if (refusedAs(error, 'TRADE_NOT_EXIST')) return unknownTrade(outTradeNo);
      throw error;
    }
  }

  const close: PayGateway['close'] = async (outTradeNo) => {
    const alipay = await client();
    const until = deadline();
    try {
      await alipay.call('alipay.trade.close', { out_trade_no: outTradeNo }, until);
      return 'closed';
    } catch (error) {
      if (refusedAs(error, 'TRADE_NOT_EXIST')) return 'unknown_to_gateway';
      if (!refusedAs(error, 'TRADE_STATUS_ERROR')) throw error;
      // Not waiting for the buyer any more: paid, or closed before. Only a query tells which.
      const { status } = await query(outTradeNo, until);
      if (status === 'success' || status === 'refunded') return 'paid';
      if (status === 'closed') return 'closed';
      throw error;
    }
  };

  return {
    channel: 'alipay',
    create: async (payment) => create(await client(), settings, payment, deadline()),
    query: (outTradeNo) => query(outTradeNo),
    close,
    refund: async (order) => refund(await client(), order, deadline()),
    queryRefund: async (outTradeNo, outRefundNo) =>
      queryRefund(await client(), outTradeNo, outRefundNo, deadline()),
    statement: async (day) => statement(await client(), settings, day),
    parseNotify: async (raw, headers) => parseNotify(raw, headers, settings, await client()),
    ack,
  };
}

/** Exactly the seven characters `success`; anything else is repeated. */
function ack(ok: boolean, failureStatus = 500): NotifyAnswer {
  return ok
    ? { status: 200, type: 'text/plain', body: 'success' }
    : { status: failureStatus, type: 'text/plain', body: 'failure' };
}

function refusedAs(error: unknown, subCode: string): boolean {
  return error instanceof GatewayError && error.outcome === 'refused' && error.code.endsWith(subCode);
}
