import type { Core } from '../../../core';
import { NotifyRefused } from '../../../gateways/errors';
import type { Channel, VerifiedEvent } from '../../../gateways/gateway';
import type { RawAnswer, RawRequest, RawRoute } from '../../../http/raw-routes';
import { audit } from '../../base/accounts/audit';
import { applyRefund } from '../refunds/execution';
import { findRefund } from '../refunds/finish';
import { applyTrade } from './trade';

/**
 * A gateway tells us something. Acknowledged only after the commit, because an acknowledged notify never comes again;
 * whatever fails inside is thrown, answered with 5xx, and the gateway repeats it.
 */
async function receive(channel: Channel, core: Core, request: RawRequest): Promise<RawAnswer> {
  const gateway = core.gateways[channel];
  let event: VerifiedEvent;
  try {
    event = await gateway.parseNotify(request.raw, request.headers);
  } catch (error) {
    if (!(error instanceof NotifyRefused)) throw error;
    core.log.warn({ channel, reason: error.reason }, 'notify refused');
    return gateway.ack(false, 401);
  }
  const accepted = await work(core, channel, event);
  return accepted ? gateway.ack(true) : gateway.ack(false, 400);
}

async function work(core: Core, channel: Channel, event: VerifiedEvent): Promise<boolean> {
  if (event.kind === 'ignored') return true;
  if (event.kind === 'payment') {
    const outcome = await applyTrade(core, event.trade, channel, event.eventId);
    return outcome !== 'mismatch' && outcome !== 'unknown_number';
  }
  const refund = await findRefund(core.db, event.refund.outRefundNo);
  const { refundFen } = event.refund;
  const ours = refund && (refundFen === null || refundFen === (refund.approved_fen ?? refund.apply_fen));
  if (!ours) {
    core.log.error({ channel, refundNo: event.refund.outRefundNo, refundFen }, 'refund notify refused');
    await audit(core.db, core.settings.clock, {
      actor: { type: 'system' },
      action: 'refund.unknown',
      object: ['refund', event.refund.outRefundNo],
      detail: { channel, amount_fen: refundFen ?? -1 },
    });
    return false;
  }
  await applyRefund(core, event.refund, refund);
  return true;
}

/** Under which path the gateways notify; the channel's name is appended. */
export const notifyBase = '/api/notify';

/** What the gateways call. Raw bodies: signatures are over the bytes. */
export const notifyRoutes: RawRoute[] = [
  {
    method: 'POST',
    path: `${notifyBase}/wechat`,
    handle: (core, request) => receive('wechat', core, request),
  },
  {
    method: 'POST',
    path: `${notifyBase}/alipay`,
    handle: (core, request) => receive('alipay', core, request),
  },
];
