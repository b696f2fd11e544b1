import { adultMissing } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { Insertable } from 'kysely';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { conflict, invalid } from '../../../http/problem';
import { userStatus } from '../../base/accounts/user-status';
import { writeHistory } from '../orders/move';
import type { OrderRow } from '../orders/rows';
import type { OrderEvent } from '../orders/transitions';
import { payNothing } from '../pay/pay-nothing';

/** What a buyer hears of the order that they made. */
export type PlacedOrder = Pick<OrderRow, 'id' | 'order_no' | 'pay_fen' | 'status' | 'expire_at'>;

/** The row of an order that is about to be made. */
export type NewOrder = Insertable<DB['orders']> & PlacedOrder;

/** Who is about to buy, and whether they confirm now to be 18 or older; needed once. */
export interface Buyer {
  userId: number;
  adult?: true | undefined;
  now: Date;
}

/**
 * Shares the buyer's row until the order is there: an account that begins to close meanwhile waits for it and sees it,
 * and one that began before is refused here. A confirmed age is kept with the order, or not at all.
 * @throws HttpProblem 409 for an account that is being closed, 422 at `adult` before an age was confirmed
 */
export async function assertMayBuy(trx: Db, { userId, adult, now }: Buyer): Promise<void> {
  // Written before the row is shared: two first purchases that share it could not both write any more.
  if (adult)
    await trx
      .updateTable('users')
      .set({ adult_at: now })
      .where('id', '=', userId)
      .where('status', '=', userStatus.normal)
      .where('adult_at', 'is', null)
      .execute();
  const buyer = await trx
    .selectFrom('users')
    .select(['status', 'adult_at'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirstOrThrow();
  if (buyer.status !== userStatus.normal) throw conflict('账号正在注销中，不能下单');
  if (!buyer.adult_at) throw invalid({ adult: [adultMissing] });
}

/** Puts a buyer's new order into the books; one with a price and nothing to pay is settled at once. */
export async function placeOrder(
  trx: Db,
  order: NewOrder,
  event: Extract<OrderEvent, 'purchase' | 'purchase_quote'>,
): Promise<PlacedOrder> {
  const now = order.created_at;
  await insertRow(trx, 'orders', order);
  await writeHistory(trx, order.id, null, order.status, event, {
    actor: 'user',
    actorId: order.user_id,
    at: now,
  });
  if (order.status !== s.unpaid || order.pay_fen > 0) return order;
  return { ...order, status: await payNothing(trx, order.id, now), expire_at: null };
}
