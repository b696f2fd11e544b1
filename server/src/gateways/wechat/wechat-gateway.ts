import type { KeyObject } from 'node:crypto';
import { GatewayError } from '../errors';
import type { NotifyAnswer, PayGateway, RefundState, TradeState } from '../gateway';
import { defaultPorts, type GatewayPorts } from '../ports';
import type { WechatSettings } from '../settings';
import { read } from './answer';
import { refreshCertificates } from './certificates';
import { WechatClient } from './client';
import { create } from './create';
import { parseNotify } from './notify';
import { refundAnswer, toRefundState } from './refund';
import { statement } from './statement';
import { toTradeState, transaction, unknownTrade } from './transaction';
import { cutToBytes } from './wire-text';

/** Both spellings stand in the documents, one a generation. */
const notExist = new Set(['ORDERNOTEXIST', 'ORDER_NOT_EXIST', 'RESOURCE_NOT_EXISTS']);
const alreadyPaid = new Set(['ORDERPAID', 'ORDER_PAID']);
const alreadyClosed = new Set(['ORDER_CLOSED', 'ORDERCLOSED']);

/** WeChat Pay, and its platform certificates. */
export interface WechatGateway extends PayGateway {
  /** See {@link refreshCertificates}; for merchants in certificate mode. */
  refreshCertificates(): Promise<number>;
}

/** WeChat Pay, API v3 (https://pay.weixin.qq.com/doc/v3/merchant/4012081606). */
export function wechatGateway(settings: WechatSettings, ports: GatewayPorts = defaultPorts): WechatGateway {
  const keys = new Map<string, KeyObject>(Object.entries(settings.platformKeys));
  const client = new WechatClient(settings, keys, ports);
  const tradePath = (outTradeNo: string) =>
    `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`;

  async function query(outTradeNo: string): Promise<TradeState> {
    const answer = await orCode(
      () => client.send('GET', `${tradePath(outTradeNo)}?mchid=${encodeURIComponent(settings.mchid)}`),
      notExist,
    );
    if (answer === coded) return unknownTrade(outTradeNo);
    const trade = read(transaction, answer);
    const ours = trade.mchid === settings.mchid && trade.appid === settings.appid;
    if (!ours || trade.out_trade_no !== outTradeNo) throw mismatch();
    return toTradeState(trade);
  }

  async function close(outTradeNo: string) {
    try {
      await client.send('POST', `${tradePath(outTradeNo)}/close`, { mchid: settings.mchid });
      return 'closed';
    } catch (error) {
      if (!(error instanceof GatewayError) || error.outcome !== 'refused') throw error;
      if (alreadyPaid.has(error.code)) return 'paid';
      if (alreadyClosed.has(error.code)) return 'closed';
      if (notExist.has(error.code)) return 'unknown_to_gateway';
      throw error;
    }
  }

  const refund: PayGateway['refund'] = async (order) => {
    const answer = read(
      refundAnswer,
      await client.send('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: order.outTradeNo,
        out_refund_no: order.outRefundNo,
        reason: cutToBytes(order.reason, 80),
        notify_url: settings.notifyUrl,
        amount: { refund: order.refundFen, total: order.totalFen, currency: 'CNY' },
      }),
    );
    const ours = answer.out_refund_no === order.outRefundNo && answer.out_trade_no === order.outTradeNo;
    if (!ours || answer.amount.refund !== order.refundFen) throw mismatch();
    return toRefundState(answer, answer.status);
  };

  async function queryRefund(outTradeNo: string, outRefundNo: string): Promise<RefundState> {
    const path = `/v3/refund/domestic/refunds/${encodeURIComponent(outRefundNo)}`;
    const answer = await orCode(() => client.send('GET', path), notExist);
    if (answer === coded)
      return {
        outTradeNo,
        outRefundNo,
        status: 'not_refunded',
        refundId: '',
        refundFen: null,
        refundedAt: null,
      };
    const found = read(refundAnswer, answer);
    if (found.out_refund_no !== outRefundNo || found.out_trade_no !== outTradeNo) throw mismatch();
    return toRefundState(found, found.status);
  }

  return {
    channel: 'wechat',
    create: (payment) => create(client, settings, payment, ports.clock.now()),
    query,
    close,
    refund,
    queryRefund,
    statement: (day) => statement(client, day),
    parseNotify: async (raw, headers) => parseNotify(raw, headers, settings, keys, ports.clock.now()),
    ack,
    refreshCertificates: () => refreshCertificates(client, keys, settings.apiV3Key, ports.clock),
  };
}

/** With 200 a notify is never repeated, whatever the body says: so a failure needs its status. */
function ack(ok: boolean, failureStatus = 500): NotifyAnswer {
  return ok
    ? { status: 200, type: 'application/json', body: '{"code":"SUCCESS","message":"成功"}' }
    : { status: failureStatus, type: 'application/json', body: '{"code":"FAIL","message":"失败"}' };
}

const coded = Symbol('refused with one of the expected codes');

async function orCode(attempt: () => Promise<unknown>, codes: Set<string>): Promise<unknown> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof GatewayError && error.outcome === 'refused' && codes.has(error.code)) return coded;
    throw error;
  }
}

function mismatch(): GatewayError {
  return new GatewayError('wechat', 'unknown', 'ANSWER_MISMATCH', '微信支付的应答与请求不符');
}
