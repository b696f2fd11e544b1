import { sql } from 'kysely';
import type { Db } from '../../db/connect';
import { invalid } from '../../http/problem';
import { type CouponPurchase, couponWorth, termsOf } from './price/coupon-price';
import type { OrderRow } from './tables';

/** Codes of `user_coupons.status` that orders move between. */
const couponStatus = { unused: 0, locked: 1, used: 2, expired: 3 } as const;

/** A coupon that expired while its order was under way comes back for another week. */
const extensionMs = 7 * 24 * 3600_000;

/** A coupon held for an order, and what it takes off in 分. */
export interface LockedCoupon {
  id: number;
  title: string;
  saveFen: number;
}

/**
 * Locks a user's coupon for an order: of many orders at once only one gets it.
 * @throws HttpProblem 422 at `coupon_id`: not theirs, used, expired, or not for this purchase
 */
export async function lockCoupon(
  trx: Db,
  couponId: number,
  orderId: number,
  now: Date,
  purchase: CouponPurchase & { userId: number },
): Promise<LockedCoupon> {
  const locked = await trx
    .updateTable('user_coupons')
    .set({ status: couponStatus.locked, order_id: orderId })
    .where('id', '=', couponId)
    .where('user_id', '=', purchase.userId)
    .where('status', '=', couponStatus.unused)
    .where('start_at', '<=', now)
    .where('expire_at', '>', now)
    .returning('template_id')
    .executeTakeFirst();
  if (!locked) throw invalid({ coupon_id: ['优惠券不可用，可能已使用或已过期'] });
  const template = await trx
    .selectFrom('coupon_templates')
    .selectAll()
    .where('id', '=', locked.template_id)
    .executeTakeFirstOrThrow();
  const worth = couponWorth(termsOf(template), purchase);
  if ('reason' in worth) throw invalid({ coupon_id: [`优惠券${worth.reason}`] });
  return { id: couponId, title: template.title, saveFen: worth.saveFen };
}

/** The order is paid: its coupon is used up. */
export async function consumeCoupon(trx: Db, order: OrderRow, now: Date): Promise<void> {
  if (order.coupon_user_id === null) return;
  await trx
    .updateTable('user_coupons')
    .set({ status: couponStatus.used, used_at: now })
    .where('id', '=', order.coupon_user_id)
    .where('order_id', '=', order.id)
    .where('status', '=', couponStatus.locked)
    .execute();
}

/** The order ended unpaid or was refunded whole: its coupon can be used again, unless it ran out unused. */
export async function giveBackCoupon(trx: Db, order: OrderRow, now: Date): Promise<void> {
  if (order.coupon_user_id === null) return;
  const mine = trx
    .updateTable('user_coupons')
    .where('id', '=', order.coupon_user_id)
    .where('order_id', '=', order.id);
  await mine
    .set({
      status: sql<number>`case when expire_at > ${now} then 0 else 3 end`,
      order_id: sql<number | null>`case when expire_at > ${now} then null::bigint else order_id end`,
    })
    .where('status', '=', couponStatus.locked)
    .execute();
  await mine
    .set({
      status: couponStatus.unused,
      order_id: null,
      used_at: null,
      expire_at: sql<Date>`case when expire_at > ${now} then expire_at else ${new Date(now.getTime() + extensionMs)}::timestamptz end`,
    })
    .where('status', '=', couponStatus.used)
    .execute();
}
