import { orderKind } from '@harbor/contract/order-kind';
import { orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { conflict, notFound } from '../../../http/problem';
import { assertMayBuy, placeOrder } from '../checkout/place';
import { lockCoupon } from '../orders/coupon-lock';
import { newOrderId, newOrderNo } from '../orders/numbers';
import type { OrderRow } from '../orders/rows';
import { requireWithoutCourse } from './access';
import { sellableCourse } from './sellable';

/** Who buys which course, and when. */
export interface CoursePurchase {
  userId: number;
  courseId: number;
  /** One of the buyer's own; none without. */
  couponId?: number | null | undefined;
  /** They confirm to be 18 or older. */
  adult?: true | undefined;
  /** Ms until the order closes unpaid. */
  unpaidFor: number;
  now: Date;
}

/** Somebody has one unpaid order of a course at most: whatever they press, it is this one that is paid. */
export const naturalKey = 'course';

/**
 * The buyer's unpaid order of a course, or a new one at the catalogue's price. One with nothing to pay is paid, and the
 * course open, at once.
 * @returns its id, and the coupon that it holds
 * @throws HttpProblem 404 unknown course, 409 off the shelf or theirs already, 422 at `coupon_id` or `adult`
 */
export async function courseOrder(
  trx: Db,
  { userId, courseId, couponId, adult, unpaidFor, now }: CoursePurchase,
): Promise<Pick<OrderRow, 'id' | 'coupon_user_id'>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`course ${courseId}/${userId}`}, 0))`.execute(
    trx,
  );
  // In this order: an unpaid order that is settled between the two reads is seen by one of them.
  const unpaid = await unpaidOrder(trx, userId, courseId, now);
  await requireWithoutCourse(trx, userId, courseId);
  if (unpaid) return unpaid;

  await assertMayBuy(trx, { userId, adult, now });
  const item = await sellableCourse(trx, courseId);
  if (!item) throw notFound('课程不存在');
  if (item === 'off_shelf') throw conflict('该课程已下架，暂不能购买');

  const id = newOrderId();
  const totalFen = item.spec.price_fen;
  const coupon = couponId
    ? await lockCoupon(trx, couponId, id, now, {
        ...{ userId, kind: orderKind.course, goodsId: courseId, categoryId: item.goods.category_id },
        totalFen,
      })
    : null;
  const couponFen = coupon?.saveFen ?? 0;
  await placeOrder(
    trx,
    {
      id,
      order_no: newOrderNo(now),
      user_id: userId,
      kind: orderKind.course,
      goods_id: courseId,
      spec_id: null,
      goods: JSON.stringify(item.goods),
      spec: JSON.stringify(item.spec),
      quantity: 1,
      words: null,
      unit_fen: totalFen,
      total_fen: totalFen,
      coupon_fen: couponFen,
      pay_fen: totalFen - couponFen,
      coupon_user_id: coupon?.id ?? null,
      coupon_title: coupon?.title ?? '',
      status: s.unpaid,
      purchase_hash: naturalKey,
      expire_at: new Date(now.getTime() + unpaidFor),
      created_at: now,
      updated_at: now,
    },
    'purchase',
  );
  return { id, coupon_user_id: coupon?.id ?? null };
}

function unpaidOrder(trx: Db, userId: number, courseId: number, now: Date) {
  return trx
    .selectFrom('orders')
    .select(['id', 'coupon_user_id'])
    .where('user_id', '=', userId)
    .where('goods_id', '=', courseId)
    .where('purchase_hash', '=', naturalKey)
    .where('status', 'in', [s.quoting, s.unpaid])
    .where('expire_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}
