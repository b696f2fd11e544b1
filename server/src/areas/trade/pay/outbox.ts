import type { Db } from '../../../db/connect';
import type { OrderRow } from '../orders/rows';

/** What the outbox tells users. */
export type OutboxKind = 'order_paid' | 'course_paid' | 'payment_extra' | 'refund_done' | 'order_expired';

/** Notes what must follow from this transaction; (kind, ref) makes it happen once, however often it is noted. */
export async function toOutbox(
  trx: Db,
  kind: OutboxKind,
  ref: string,
  order: Pick<OrderRow, 'id' | 'order_no' | 'user_id' | 'goods'>,
  amountFen: number,
  at: Date,
): Promise<void> {
  const payload = {
    order_id: order.id,
    order_no: order.order_no,
    title: order.goods.title,
    amount_fen: amountFen,
  };
  await trx
    .insertInto('outbox')
    .values({ kind, ref, user_id: order.user_id, payload: JSON.stringify(payload), created_at: at })
    .onConflict((on) => on.columns(['kind', 'ref']).doNothing())
    .execute();
}
