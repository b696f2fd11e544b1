import type { Core } from '../../../core';
import { findRow } from '../../../db/rows';
import type { TradeState } from '../../../gateways/gateway';
import { audit } from '../../base/accounts/audit';
import { afterPaid, tellBuyerOf } from './follow';
import { wasWorkedOn } from './inbox';
import { movePayment } from './move';
import { paymentStatus } from './payment-status';
import { nextPoll } from './poll-plan';
import type { PaymentRow } from './rows';
import { type SettleResult, settle } from './settle';

/** Where a payment stands after what the gateway said. `open`: money may still come. */
export type TradeOutcome = SettleResult | 'open' | 'closed';

/**
 * Acts on what a gateway says about a trade, whether it told us or we asked.
 * @param eventId of the notify; a query has none and gets one from number and transaction
 */
export async function applyTrade(
  core: Core,
  trade: TradeState,
  channel: string,
  eventId?: string,
): Promise<TradeOutcome> {
  if (trade.status === 'success') return credit(core, trade, channel, eventId);
  const payment = await findRow(core.db, 'payments', { pay_no: trade.outTradeNo });
  if (!payment || payment.channel !== channel) return 'unknown_number';
  if (payment.status === paymentStatus.success) return 'duplicate';
  return noteState(core, payment, trade);
}

async function credit(
  core: Core,
  trade: TradeState,
  channel: string,
  eventId?: string,
): Promise<TradeOutcome> {
  if (eventId && (await wasWorkedOn(core.db, channel, eventId))) return 'duplicate';
  const now = new Date(core.settings.clock.now());
  const result = await core.db.transaction().execute((trx) =>
    settle(
      trx,
      {
        channel: channel === 'wechat' ? 'wechat' : 'alipay',
        eventId: eventId ?? `query:${trade.outTradeNo}:${trade.transactionId}`,
        payNo: trade.outTradeNo,
        amountFen: trade.amountFen,
        transactionId: trade.transactionId,
        tradeState: trade.tradeState,
        tradeStateDesc: trade.tradeStateDesc,
        paidAt: trade.paidAt,
      },
      now,
    ),
  );
  if (result === 'paid') await afterPaid(core, trade.outTradeNo);
  if (result === 'mismatch' || result === 'unknown_number') await alarm(core, trade, channel, result);
  return result;
}

/** Somebody must look: money that we cannot place, or a forger who got past the signature. */
async function alarm(core: Core, trade: TradeState, channel: string, reason: string): Promise<void> {
  core.log.error({ channel, payNo: trade.outTradeNo, amountFen: trade.amountFen, reason }, 'payment refused');
  await audit(core.db, core.settings.clock, {
    actor: { type: 'system' },
    action: 'payment.refused',
    object: ['payment', trade.outTradeNo],
    detail: { channel, reason, amount_fen: trade.amountFen ?? -1 },
  });
}

const eventOf = {
  unpaid: 'wait',
  unknown_to_gateway: 'wait',
  refunded: 'close',
  closed: 'close',
  failed: 'fail',
} as const;

async function noteState(core: Core, payment: PaymentRow, trade: TradeState): Promise<TradeOutcome> {
  if (trade.status === 'success') return 'open';
  const now = new Date(core.settings.clock.now());
  const over = trade.status === 'closed' || trade.status === 'refunded';
  if (trade.status === 'refunded') await alarm(core, trade, payment.channel, 'refunded elsewhere');
  const givenUp = !over && now >= payment.watch_until;
  const closed = over || givenUp;
  await movePayment(core.db, payment.id, closed ? 'close' : eventOf[trade.status], now, {
    trade_state: trade.tradeState,
    trade_state_desc: trade.tradeStateDesc,
    next_poll_at: closed ? null : nextPoll(payment, now),
    closed_at: closed ? now : null,
  });
  if (closed && payment.replaced_at === null) await tellBuyerOf(core.db, payment.order_id);
  return closed ? 'closed' : 'open';
}
