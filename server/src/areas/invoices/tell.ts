import type { Db } from '../../db/connect';
import { messageKind, notify, systemSub } from '../messages/notify';
import type { OrderRow } from '../orders/tables';

/** Tells the buyer of an order how its invoice stands, in the transaction in which it came to stand so. */
export function tellBuyer(
  trx: Db,
  order: Pick<OrderRow, 'id' | 'user_id' | 'goods'>,
  words: { title: string; body: string },
  now: Date,
): Promise<void> {
  return notify(trx, {
    userId: order.user_id,
    kind: messageKind.system,
    sub: systemSub.invoice,
    title: words.title,
    body: `「${order.goods.title}」${words.body}`,
    link: `/orderdetail/${order.id}`,
    object: { type: 'order', id: order.id },
    now,
  });
}
