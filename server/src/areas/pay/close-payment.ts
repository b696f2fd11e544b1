import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../core';
import { GatewayError } from '../../gateways/errors';
import { within } from './patience';
import { openPayments } from './queries';
import { paySettings } from './settings';
import { type PaymentRow, paymentStatus } from './tables';
import { applyTrade, type TradeOutcome } from './trade';

/**
 * - `closed`: no money can come any more.
 * - `paid`: it was paid meanwhile and is settled.
 * - `watching`: the gateway does not know the number yet; it may still be paid, so the poller keeps asking.
 * - `unreachable`: nobody knows, or what the gateway says is refused (an alarm tells staff); the poller tries again.
 */
export type CloseResult = 'closed' | 'paid' | 'watching' | 'unreachable';

/** Closes one payment at its gateway: asks first, settles what was paid. Never throws for the gateway's sake. */
export async function closePayment(core: Core, payment: PaymentRow): Promise<CloseResult> {
  if (payment.channel === 'none') return 'closed';
  const gateway = core.gateways[payment.channel];
  try {
    const trade = await gateway.query(payment.pay_no);
    const outcome = await applyTrade(core, trade, payment.channel);
    if (outcome !== 'open') return closeResultOf(outcome);
    if (trade.status === 'unknown_to_gateway') return 'watching';
    const closed = await gateway.close(payment.pay_no);
    if (closed === 'unknown_to_gateway') return 'watching';
    if (closed === 'closed') {
      await markClosed(core, payment);
      return 'closed';
    }
    return closeResultOf(await applyTrade(core, await gateway.query(payment.pay_no), payment.channel));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    core.log.warn(
      { channel: payment.channel, payNo: payment.pay_no, code: error.code },
      'close not confirmed',
    );
    return 'unreachable';
  }
}

/** `paid` only where the money stands in our books, at the order or at a refund. */
function closeResultOf(outcome: TradeOutcome): CloseResult {
  if (outcome === 'closed') return 'closed';
  return outcome === 'paid' || outcome === 'refunding' || outcome === 'duplicate' ? 'paid' : 'unreachable';
}

async function markClosed(core: Core, payment: PaymentRow): Promise<void> {
  const now = new Date(core.settings.clock.now());
  await core.db
    .updateTable('payments')
    .set({
      status: paymentStatus.closed,
      trade_state: 'CLOSED',
      trade_state_desc: '交易已关闭',
      next_poll_at: null,
      closed_at: now,
      updated_at: now,
    })
    .where('id', '=', payment.id)
    .where('status', 'in', [paymentStatus.pending, paymentStatus.failed])
    .execute();
}

/** Closes all payments of an order that are still open, within the patience of a request. */
export async function closePaymentsOf(core: Core, orderId: number, except?: string): Promise<CloseResult[]> {
  const open = (await openPayments(core.db, orderId)).filter((payment) => payment.pay_no !== except);
  return Promise.all(
    open.map((payment) => within(paySettings.patience, closePayment(core, payment), 'unreachable' as const)),
  );
}

/** Whether an order is still waiting for money. */
export async function stillUnpaid(core: Core, orderId: number): Promise<boolean> {
  const order = await core.db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return order?.status === s.unpaid;
}
