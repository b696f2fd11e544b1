import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { conflict } from '../../http/problem';
import { noteOnOrder } from '../orders/move';
import { newTradeNo } from '../orders/numbers';
import { refundStatus } from '../orders/refund-status';
import type { OrderRow } from '../orders/tables';
import type { Actor } from '../orders/transitions';
import type { PaymentRow } from './tables';

/** A refund that is granted at once. Amount in 分. */
export interface NewRefund {
  payment: Pick<PaymentRow, 'id' | 'pay_no'>;
  order: OrderRow;
  kind: 'order' | 'extra';
  actor: Actor;
  actorId?: number;
  reasonCode: string;
  reasonText: string;
  amountFen: number;
  now: Date;
}

/**
 * Begins a refund; the gateway is told after the commit, by {@link ./refund-execution}. Needs the locks on payment and
 * order. The payment's own check constraint keeps all refunds together within what was paid.
 * @returns the refund's number
 * @throws HttpProblem 409 when less than the amount is left to refund
 */
export async function beginRefund(trx: Db, refund: NewRefund): Promise<string> {
  const { payment, order, amountFen, now } = refund;
  const reserved = await trx
    .updateTable('payments')
    .set({ refund_fen: sql<number>`refund_fen + ${amountFen}::bigint`, updated_at: now })
    .where('id', '=', payment.id)
    .where('status', '=', 1)
    .where(sql<boolean>`refund_fen + ${amountFen}::bigint <= amount_fen`)
    .executeTakeFirst();
  if (reserved.numUpdatedRows !== 1n) throw conflict('可退金额不足，请刷新后查看');
  const refundNo = newTradeNo('R');
  await trx
    .insertInto('refunds')
    .values({
      refund_no: refundNo,
      order_id: order.id,
      payment_id: payment.id,
      kind: refund.kind,
      reason_code: refund.reasonCode,
      reason_text: refund.reasonText,
      apply_fen: amountFen,
      approved_fen: amountFen,
      status: refundStatus.processing,
      next_try_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  if (refund.kind === 'order')
    await trx
      .updateTable('orders')
      .set({ refund_status: refundStatus.processing, updated_at: now })
      .where('id', '=', order.id)
      .execute();
  await noteOnOrder(trx, order, refund.kind === 'order' ? 'refund_start' : 'refund_extra', {
    actor: refund.actor,
    actorId: refund.actorId ?? null,
    at: now,
    facts: { amount_fen: amountFen },
    note: refund.reasonText,
  });
  return refundNo;
}
