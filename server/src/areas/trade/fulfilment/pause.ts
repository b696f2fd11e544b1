import { orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { openRefundStatuses } from '../orders/refund-status';

/** Stops the clock of automatic acceptance; it stands already, or there is none: nothing happens. */
export async function pauseAccept(trx: Db, orderId: number, at: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ accept_paused_at: at })
    .where('id', '=', orderId)
    .where('status', '=', s.delivered)
    .where('accept_at', 'is not', null)
    .where('accept_paused_at', 'is', null)
    .execute();
}

/** Lets the clock run on for the time that was left, unless something else still holds it. */
export async function resumeAccept(trx: Db, orderId: number, at: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      accept_at: sql<Date>`accept_at + (${at}::timestamptz - accept_paused_at)`,
      accept_paused_at: null,
    })
    .where('id', '=', orderId)
    .where('accept_paused_at', 'is not', null)
    .where('asking_changes', '=', false)
    .where('refund_status', 'not in', [...openRefundStatuses])
    .execute();
}
