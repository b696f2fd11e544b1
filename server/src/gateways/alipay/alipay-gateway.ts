import { GatewayError } from '../errors';
import type { NotifyAnswer, PayGateway, TradeState } from '../gateway';
import { defaultPorts, type GatewayPorts } from '../ports';
import type { AlipaySettings } from '../settings';
import { AlipayClient } from './client';
import { create } from './create';
import { parseNotify } from './notify';
import { queryRefund, refund } from './refund';
import { queryAnswer, toTradeState, unknownTrade } from './trade';

/** Alipay OpenAPI 2.0 (https://opendocs.alipay.com/open/270). */
export function alipayGateway(settings: AlipaySettings, ports: GatewayPorts = defaultPorts): PayGateway {
  const client = new AlipayClient(settings, ports);
  const deadline = () => performance.now() + settings.timeoutMs;

  async function query(outTradeNo: string, until = deadline()): Promise<TradeState> {
    try {
      const answer = await client.call('alipay.trade.query', { out_trade_no: outTradeNo }, until);
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
    const until = deadline();
    try {
      await client.call('alipay.trade.close', { out_trade_no: outTradeNo }, until);
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
    create: (payment) => create(client, settings, payment, deadline()),
    query: (outTradeNo) => query(outTradeNo),
    close,
    refund: (order) => refund(client, order, deadline()),
    queryRefund: (outTradeNo, outRefundNo) => queryRefund(client, outTradeNo, outRefundNo, deadline()),
    parseNotify: async (raw, headers) => parseNotify(raw, headers, settings, client),
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
