import type { Db } from '../../../db/connect';
import { noteOnOrder } from '../orders/move';
import { newTradeNo } from '../orders/numbers';
import type { ExtraMoney } from '../pay/events';
import { makeRefund } from './move';
import { reserve } from './reserve';

/**
 * Begins a refund; the gateway is told after the commit, by {@link ./execution}. Needs the locks on payment and
 * order. The payment's own check constraint keeps all refunds together within what was paid.
 * @returns the refund's number
 * @throws HttpProblem 409 when less than the amount is left to refund
 */
export async function beginRefund(trx: Db, refund: ExtraMoney): Promise<string> {
  const { payment, order, amountFen, now } = refund;
  await reserve(trx, payment.id, amountFen, now);
  const made = await makeRefund(
    trx,
    'begin',
    {
      refund_no: newTradeNo('R'),
      order_id: order.id,
      payment_id: payment.id,
      kind: refund.kind,
      reason_code: refund.reasonCode,
      reason_text: refund.reasonText,
      stage: order.status,
      apply_fen: amountFen,
      approved_fen: amountFen,
      next_try_at: now,
      done_at: null,
    },
    { actor: refund.actor, actorId: refund.actorId, at: now, amountFen },
  );
  await noteOnOrder(trx, order, 'refund_extra', {
    actor: refund.actor,
    actorId: refund.actorId ?? null,
    at: now,
    facts: { amount_fen: amountFen },
    note: refund.reasonText,
  });
  return made.refund_no;
}
