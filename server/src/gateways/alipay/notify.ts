import { NotifyRefused } from '../errors';
import type { NotifyHeaders, VerifiedEvent } from '../gateway';
import type { AlipaySettings } from '../settings';
import type { AlipayClient } from './client';
import { momentOf } from './figures';
import { toTradeState } from './trade';

/**
 * Proves a notify: RSA2 signature, then application and seller. The other two of the documented four checks,
 * out_trade_no and total_amount, are the core's, which knows the order.
 * @throws {NotifyRefused}
 */
export function parseNotify(
  raw: Buffer,
  headers: NotifyHeaders,
  settings: AlipaySettings,
  client: AlipayClient,
): VerifiedEvent {
  const type = headers['content-type'];
  if (typeof type !== 'string' || !type.startsWith('application/x-www-form-urlencoded'))
    throw new NotifyRefused('alipay', 'format');
  const message = parameters(raw);
  // The SDK would believe the message's own word for the algorithm, SHA-1 included.
  if (message.sign_type !== 'RSA2') throw new NotifyRefused('alipay', 'scheme');
  if (!message.sign || !client.notifyIsSigned(message)) throw new NotifyRefused('alipay', 'signature');
  if (message.app_id !== settings.appId || message.seller_id !== settings.sellerId)
    throw new NotifyRefused('alipay', 'merchant');
  const { notify_id: eventId, out_trade_no: outTradeNo } = message;
  if (!eventId || !outTradeNo) throw new NotifyRefused('alipay', 'format');
  if (message.notify_type !== 'trade_status_sync')
    return { kind: 'ignored', channel: 'alipay', eventId, outTradeNo, reason: `type ${message.notify_type}` };
  if (isRefund(message)) return refundEvent(message, eventId, outTradeNo);
  const trade = toTradeState({
    outTradeNo,
    tradeNo: message.trade_no ?? '',
    tradeStatus: message.trade_status ?? '',
    totalAmount: message.total_amount,
    paidAt: message.gmt_payment,
  });
  return { kind: 'payment', channel: 'alipay', eventId, outTradeNo, trade };
}

/** A key given twice is refused: two parsers would read two messages. A bare `%` is kept as it stands. */
function parameters(raw: Buffer): Record<string, string> {
  const message: Record<string, string> = Object.create(null);
  for (const [key, value] of new URLSearchParams(raw.toString('utf8'))) {
    if (key in message) throw new NotifyRefused('alipay', 'format');
    message[key] = value;
  }
  return { ...message };
}

/** Refunds notify with the words of a payment (TRADE_SUCCESS, or TRADE_CLOSED when all went back). */
function isRefund(message: Record<string, string>): boolean {
  return Boolean(message.refund_fee || message.gmt_refund || message.out_biz_no);
}

function refundEvent(message: Record<string, string>, eventId: string, outTradeNo: string): VerifiedEvent {
  return {
    kind: 'refund',
    channel: 'alipay',
    eventId,
    outTradeNo,
    refund: {
      outTradeNo,
      outRefundNo: message.out_biz_no ?? '',
      status: 'success',
      refundId: '',
      // `refund_fee` is the sum of all refunds of the trade, not this one's amount.
      refundFen: null,
      refundedAt: momentOf(message.gmt_refund),
    },
  };
}
