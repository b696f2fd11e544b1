import { sql } from 'kysely';
import type { Core } from '../../../core';
import { GatewayError } from '../../../gateways/errors';
import { closePayment, stillWanted } from './close-payment';
import { payLimits } from './limits';
import { paymentStatus } from './payment-status';
import type { PaymentRow } from './rows';
import { applyTrade } from './trade';

const batch = 20;

/**
 * Asks the gateways about payments that are due: finds payments whose notify was lost, closes what was replaced or
 * belongs to orders that ended. Two processes never take the same row: a claimed one is leased.
 * @returns how many payments were asked for
 */
export async function pollPayments(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  const due = await claim(core, now);
  await Promise.all(due.map((payment) => pollOne(core, payment)));
  return due.length;
}

function claim(core: Core, now: Date): Promise<PaymentRow[]> {
  return core.db
    .updateTable('payments')
    .set({ next_poll_at: new Date(now.getTime() + payLimits.lease) })
    .where(
      'id',
      'in',
      core.db
        .selectFrom('payments')
        .select('id')
        .where(sql<boolean>`status in (${sql.lit(paymentStatus.pending)}, ${sql.lit(paymentStatus.failed)})`)
        .where('next_poll_at', '<=', now)
        .orderBy('next_poll_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

async function pollOne(core: Core, payment: PaymentRow): Promise<void> {
  if (payment.channel === 'none') return;
  try {
    if (await stillWanted(core, payment)) {
      const trade = await core.gateways[payment.channel].query(payment.pay_no);
      await applyTrade(core, trade, payment.channel);
    } else {
      await closePayment(core, payment);
    }
  } catch (error) {
    // The lease runs out and the payment is asked for again.
    if (!(error instanceof GatewayError)) throw error;
    core.log.warn({ channel: payment.channel, payNo: payment.pay_no, code: error.code }, 'poll unanswered');
  }
}
