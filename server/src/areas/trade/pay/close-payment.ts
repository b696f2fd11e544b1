import { orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import { findRow } from '../../../db/rows';
import { GatewayError } from '../../../gateways/errors';
import { tellBuyerOf } from './follow';
import { payLimits } from './limits';
import { movePayment } from './move';
import { within } from './patience';
import { paymentStatus } from './payment-status';
import { openPayments } from './queries';
import type { PaymentRow } from './rows';
import { applyTrade, type TradeOutcome } from './trade';

/**
 * - `closed`: no money can come any more.
 * - `paid`: it was paid meanwhile and is settled.
 * - `watching`: the gateway does not know the number yet; it may still be paid, so the poller keeps asking.
 * - `kept`: it is the way of the buyer's choice again, and stays open.
 * - `unreachable`: nobody knows, or what the gateway says is refused (an alarm tells staff); the poller tries again.
 */
export type CloseResult = 'closed' | 'paid' | 'watching' | 'kept' | 'unreachable';

/**
 * Closes one payment at its gateway: asks first, settles what was paid. A number is taken off the offer before its gateway
 * is told, so that no code is shown that is about to die. Never throws for the gateway's sake.
 * @param payment as the decision to close it saw it
 */
export async function closePayment(core: Core, payment: PaymentRow): Promise<CloseResult> {
  if (payment.channel === 'none') return 'closed';
  const gateway = core.gateways[payment.channel];
  try {
    const trade = await gateway.query(payment.pay_no);
    const outcome = await applyTrade(core, trade, payment.channel);
    if (outcome !== 'open') return closeResultOf(outcome);
    if (trade.status === 'unknown_to_gateway') return 'watching';
    if (!(await beginClosing(core, payment))) return 'kept';
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

/** False when the number was taken up again since, or is over. */
async function beginClosing(core: Core, payment: PaymentRow): Promise<boolean> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const begun = await trx
      .updateTable('payments')
      .set({
        replaced_at: sql<Date>`coalesce(replaced_at, ${now})`,
        closing_at: sql<Date>`coalesce(closing_at, ${now})`,
        updated_at: now,
      })
      .where('id', '=', payment.id)
      .where('status', 'in', [paymentStatus.pending, paymentStatus.failed])
      .where((eb) =>
        eb.or([
          eb('closing_at', 'is not', null),
          eb('replaced_at', 'is not distinct from', payment.replaced_at),
        ]),
      )
      .executeTakeFirst();
    if (begun.numUpdatedRows !== 1n) return false;
    if (payment.replaced_at === null) await tellBuyerOf(trx, payment.order_id);
    return true;
  });
}

async function markClosed(core: Core, payment: PaymentRow): Promise<void> {
  const now = new Date(core.settings.clock.now());
  await movePayment(core.db, payment.id, 'close', now, {
    trade_state: 'CLOSED',
    trade_state_desc: '交易已关闭',
    next_poll_at: null,
    closed_at: now,
  });
}

/** Closes all payments of an order that are still open, within the patience of a request. */
export async function closePaymentsOf(core: Core, orderId: number): Promise<CloseResult[]> {
  return closeAll(core, await openPayments(core.db, orderId));
}

/** Closes the payments of an order that are not offered any more, within the patience of a request. */
export async function closeReplaced(core: Core, orderId: number): Promise<CloseResult[]> {
  const open = await openPayments(core.db, orderId);
  return closeAll(
    core,
    open.filter((payment) => payment.replaced_at !== null),
  );
}

const closeAll = (core: Core, payments: PaymentRow[]) =>
  Promise.all(
    payments.map((payment) =>
      within(payLimits.patience, closePayment(core, payment), 'unreachable' as const),
    ),
  );

/** Whether an open payment is one that its order may still be paid with. */
export async function stillWanted(core: Core, payment: PaymentRow): Promise<boolean> {
  if (payment.replaced_at !== null) return false;
  const order = await findRow(core.db, 'orders', { id: payment.order_id }, ['status', 'pay_fen']);
  return order?.status === s.unpaid && order.pay_fen === payment.amount_fen;
}
