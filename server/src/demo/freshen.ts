import { sql } from 'kysely';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { removeRows, updateRows } from '../db/rows';
import { demoPayFor } from './orders/numbers';

const unpaid = 2;

/**
 * At every start of a demo: the buyer's unpaid order can be paid for half an hour again, also if it closed meanwhile,
 * so that whoever tries the product finds something to pay. One that was paid or cancelled by hand stays as it is.
 */
export async function freshenDemo(trx: Db, core: Core): Promise<void> {
  const now = new Date(core.settings.clock.now());
  const expire_at = new Date(now.getTime() + demoPayFor);
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'status', 'coupon_user_id'])
    .where('id', '=', unpaid)
    .where((eb) =>
      eb.or([
        eb('status', '=', 10),
        eb.and([
          eb('status', '=', 70),
          eb.exists(
            eb
              .selectFrom('order_history')
              .select('id')
              .whereRef('order_id', '=', 'orders.id')
              .where('event', '=', 'expire'),
          ),
        ]),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!order) return;
  await holdCoupon(trx, order, expire_at);
  await updateRows(
    trx,
    'orders',
    { id: order.id },
    {
      status: 10,
      expire_at,
      created_at: now,
      updated_at: now,
      closed_at: null,
      close_reason: '',
      user_hidden: false,
    },
  );
  await removeRows(trx, 'order_history', { order_id: order.id, event: 'expire' });
  await updateRows(trx, 'order_history', { order_id: order.id }, { at: now });
}

/** Its coupon is held again, or forgotten if it was used elsewhere. */
async function holdCoupon(
  trx: Db,
  order: { id: number; coupon_user_id: number | null },
  expire_at: Date,
): Promise<void> {
  if (order.coupon_user_id === null) return;
  const held = await trx
    .updateTable('user_coupons')
    .set({
      status: 1,
      order_id: order.id,
      expire_at: sql<Date>`greatest(expire_at, ${expire_at}::timestamptz)`,
    })
    .where('id', '=', order.coupon_user_id)
    .where((eb) => eb.or([eb('status', 'in', [0, 3]), eb('order_id', '=', order.id)]))
    .executeTakeFirst();
  if (held.numUpdatedRows === 1n) return;
  await updateRows(
    trx,
    'orders',
    { id: order.id },
    {
      coupon_user_id: null,
      coupon_title: '',
      coupon_fen: 0,
      pay_fen: sql<number>`total_fen + adjust_fen`,
    },
  );
}
