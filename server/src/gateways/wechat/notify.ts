import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { NotifyRefused } from '../errors';
import type { NotifyHeaders, VerifiedEvent } from '../gateway';
import type { WechatSettings } from '../settings';
import { signatureHeaders } from './client';
import { decrypt, encrypted } from './decrypt';
import { refundNotice, toRefundState } from './refund';
import { findFault } from './signature';
import { toTradeState, transaction } from './transaction';

const envelope = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string(),
  resource_type: z.literal('encrypt-resource'),
  resource: encrypted,
});

/**
 * Proves a notify: signature over the raw bytes first, then decryption, then merchant and application.
 * @throws {NotifyRefused}
 */
export function parseNotify(
  raw: Buffer,
  headers: NotifyHeaders,
  settings: WechatSettings,
  keys: ReadonlyMap<string, KeyObject>,
  nowMs: number,
): VerifiedEvent {
  const single = (name: string) => (typeof headers[name] === 'string' ? headers[name] : null);
  const fault = findFault(signatureHeaders(single), raw, keys, nowMs);
  if (fault) throw new NotifyRefused('wechat', fault);
  const notice = orRefuse('format', () => envelope.parse(JSON.parse(raw.toString('utf8'))));
  const text = orRefuse('decryption', () => decrypt(notice.resource, settings.apiV3Key));
  const content: unknown = orRefuse('format', () => JSON.parse(text));
  if (notice.event_type.startsWith('TRANSACTION.')) return paymentEvent(notice.id, content, settings);
  if (notice.event_type.startsWith('REFUND.')) return refundEvent(notice.id, content, settings);
  return {
    kind: 'ignored',
    channel: 'wechat',
    eventId: notice.id,
    outTradeNo: '',
    reason: `event ${notice.event_type}`,
  };
}

function paymentEvent(eventId: string, content: unknown, settings: WechatSettings): VerifiedEvent {
  const trade = orRefuse('format', () => transaction.parse(content));
  if (trade.mchid !== settings.mchid || trade.appid !== settings.appid)
    throw new NotifyRefused('wechat', 'merchant');
  return {
    kind: 'payment',
    channel: 'wechat',
    eventId,
    outTradeNo: trade.out_trade_no,
    trade: toTradeState(trade),
  };
}

function refundEvent(eventId: string, content: unknown, settings: WechatSettings): VerifiedEvent {
  const refund = orRefuse('format', () => refundNotice.parse(content));
  if (refund.mchid !== settings.mchid) throw new NotifyRefused('wechat', 'merchant');
  return {
    kind: 'refund',
    channel: 'wechat',
    eventId,
    outTradeNo: refund.out_trade_no,
    refund: toRefundState(refund, refund.refund_status),
  };
}

function orRefuse<T>(reason: string, attempt: () => T): T {
  try {
    return attempt();
  } catch (cause) {
    throw new NotifyRefused('wechat', reason, { cause });
  }
}
