import type { Core } from '../../../core';
import { NotifyRefused } from '../../../gateways/errors';
import type { Channel, VerifiedEvent } from '../../../gateways/gateway';
import type { RawAnswer, RawRequest, RawRoute } from '../../../http/raw-routes';
import { refundTold } from './events';
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
  return refundTold.ask(core.db, { core, channel, refund: event.refund });
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
