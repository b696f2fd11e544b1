import type { StaffRight } from '@harbor/contract';
import type { SystemSub } from '@harbor/contract/message-kinds';
import type { Db } from '../../../db/connect';
import { staffWith } from '../../base/accounts/staff-ids';
import { messageKind, notify, systemSub, tellOpenPages } from '../../base/messages/notify';
import type { OrderRow } from './rows';

/** What a message is about, where that is not the order itself, and the page that it opens. */
interface About {
  sub: SystemSub;
  page?: 'orderdetail' | 'orderrefund';
}

/** Tells the buyer what happened to their order, in the transaction in which it happened. Open pages follow. */
export function tellOrder(
  trx: Db,
  order: Pick<OrderRow, 'id' | 'user_id' | 'goods'>,
  words: { title: string; body: string },
  now: Date,
  { sub, page = 'orderdetail' }: About = { sub: systemSub.order },
): Promise<void> {
  return notify(trx, {
    userId: order.user_id,
    kind: messageKind.system,
    sub,
    title: words.title,
    body: `「${order.goods.title}」${words.body}`,
    link: `/${page}/${order.id}`,
    object: { type: 'order', id: order.id },
    now,
  });
}

/** What the buyer did themselves is no message; their other open pages follow all the same. */
export const tellOwnPages = (trx: Db, order: Pick<OrderRow, 'user_id'>): Promise<void> =>
  tellOpenPages(trx, order.user_id);

/** Tells one who works on the order, or who has to see to it. There is no page of orders for them to open. */
export function tellWorker(
  trx: Db,
  userId: number,
  order: Pick<OrderRow, 'id' | 'order_no' | 'goods'>,
  words: { title: string; body: string },
  now: Date,
): Promise<void> {
  return notify(trx, {
    userId,
    kind: messageKind.system,
    sub: systemSub.order,
    title: words.title,
    body: `订单 ${order.order_no}「${order.goods.title}」${words.body}`,
    object: { type: 'order', id: order.id },
    now,
  });
}

/** Tells everybody of the team who serves orders, or holds another right, that one needs somebody. */
export async function tellStaff(
  trx: Db,
  order: Pick<OrderRow, 'id' | 'order_no' | 'goods'>,
  words: { title: string; body: string },
  now: Date,
  right: StaffRight = 'orders.serve',
): Promise<void> {
  for (const id of await staffWith(trx, right)) await tellWorker(trx, id, order, words, now);
}
