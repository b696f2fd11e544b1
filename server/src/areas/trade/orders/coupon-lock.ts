import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { getRow } from '../../../db/rows';
import { invalid } from '../../../http/problem';
import { type CouponMove, moveCoupons } from '../coupons/move';
import { type CouponPurchase, couponWorth, termsOf } from '../price/coupon-price';
import type { OrderRow } from './rows';

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
  const [locked] = await moveCoupons(trx, {
    event: 'lock',
    actor: 'user',
    actorId: purchase.userId,
    orderId,
    now,
    only: (eb) =>
      eb.and([
        eb('id', '=', couponId),
        eb('user_id', '=', purchase.userId),
        eb('start_at', '<=', now),
        eb('expire_at', '>', now),
      ]),
    set: { order_id: orderId },
  });
  if (!locked) throw invalid({ coupon_id: ['优惠券不可用，可能已使用或已过期'] });
  const template = await getRow(trx, 'coupon_templates', { id: locked.template_id });
  const worth = couponWorth(termsOf(template), purchase);
  if ('reason' in worth) throw invalid({ coupon_id: [`优惠券${worth.reason}`] });
  return { id: couponId, title: template.title, saveFen: worth.saveFen };
}

type Step = Pick<CouponMove, 'event' | 'set'> & { when?: '<=' | '>' };

/** Moves the coupon that an order holds or used; `when` compares its end with now. */
async function moveOf(trx: Db, order: OrderRow, now: Date, { event, set, when }: Step): Promise<void> {
  await moveCoupons(trx, {
    event,
    actor: 'system',
    orderId: order.id,
    now,
    only: (eb) =>
      eb.and([
        eb('id', '=', order.coupon_user_id),
        eb('order_id', '=', order.id),
        ...(when ? [eb('expire_at', when, now)] : []),
      ]),
    set,
  });
}

/** The order is paid: its coupon is used up. */
export async function consumeCoupon(trx: Db, order: OrderRow, now: Date): Promise<void> {
  if (order.coupon_user_id === null) return;
  await moveOf(trx, order, now, { event: 'use', set: { used_at: now } });
}

/** The order ended unpaid or was refunded whole: its coupon can be used again, unless it ran out unused. */
export async function giveBackCoupon(trx: Db, order: OrderRow, now: Date): Promise<void> {
  if (order.coupon_user_id === null) return;
  await moveOf(trx, order, now, { event: 'release', when: '>', set: { order_id: null } });
  await moveOf(trx, order, now, { event: 'release_late', when: '<=' });
  const extended = new Date(now.getTime() + extensionMs);
  const expire_at = sql<Date>`case when expire_at > ${now} then expire_at else ${extended}::timestamptz end`;
  await moveOf(trx, order, now, { event: 'restore', set: { order_id: null, used_at: null, expire_at } });
}
