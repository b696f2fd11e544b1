import type { DataOf } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import type { AtCommit } from '../../../http/idempotency';
import { conflict, notFound } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { judgedCoupons } from '../coupons/for-goods';
import { giveBackCoupon, lockCoupon } from '../orders/coupon-lock';
import { noteOnOrder } from '../orders/move';
import { lockOwnOrder, ownOrder } from '../orders/queries';
import type { OrderRow } from '../orders/rows';
import { tellOwnPages } from '../orders/tell';
import { closePaymentsOf } from '../pay/close-payment';
import { payNothing } from '../pay/pay-nothing';
import { lockPaymentsOf } from '../pay/queries';

/** Whether an order may take another coupon: its price is known and it is still to be paid. */
export const mayChangeCoupon = (order: Pick<OrderRow, 'status' | 'expire_at'>, now: Date): boolean =>
  order.status === s.unpaid && order.expire_at !== null && order.expire_at > now;

/** What coupons take off from: the price as staff may have adjusted it, in 分. */
const priceOf = (order: OrderRow) => order.total_fen + order.adjust_fen;

/**
 * The buyer's coupons held against the price of their unpaid order.
 * @throws HttpProblem 404 not the user's order, 409 nothing to pay any more
 */
export async function orderCoupons(
  db: Db,
  userId: number,
  orderId: number,
  now: Date,
): Promise<DataOf<'POST /user/order_coupons/:id'>> {
  const order = await ownOrder(db, userId, orderId);
  if (!order) throw notFound('订单不存在');
  if (!mayChangeCoupon(order, now)) throw conflict(staleMessage);
  const purchase = {
    kind: order.kind,
    goodsId: order.goods_id,
    categoryId: order.goods.category_id,
    totalFen: priceOf(order),
    quoted: false,
    orderId,
  };
  return { data: await judgedCoupons(db, userId, purchase, now), chosen_id: order.coupon_user_id };
}

/** Who gives which order another coupon; `null` takes none. */
interface Change {
  userId: number;
  orderId: number;
  couponId: number | null;
}

/**
 * Gives an unpaid order another coupon, or none. Its open payments are closed first, for they name the old amount: an
 * order that was paid meanwhile keeps its coupon, and money that still comes in for the old amount is refunded by the
 * settlement. The time to pay stays as it is. An order with nothing left to pay is paid.
 * @throws HttpProblem 404 not the user's order, 409 paid or over meanwhile, 422 at `coupon_id`
 */
export async function changeCoupon(
  core: Core,
  { userId, orderId, couponId }: Change,
  atCommit: AtCommit = async () => {},
): Promise<void> {
  const now = new Date(core.settings.clock.now());
  const seen = await ownOrder(core.db, userId, orderId);
  if (!seen) throw notFound('订单不存在');
  if (!mayChangeCoupon(seen, now)) throw conflict(staleMessage);
  if (seen.coupon_user_id === couponId) return;
  if ((await closePaymentsOf(core, orderId)).includes('paid')) throw conflict('订单已付款，不能更换优惠券');
  await core.db.transaction().execute(async (trx) => {
    await lockPaymentsOf(trx, orderId);
    const order = await lockOwnOrder(trx, userId, orderId);
    if (!mayChangeCoupon(order, now)) throw conflict(staleMessage);
    if (order.coupon_user_id === couponId) return;
    await giveBackCoupon(trx, order, now);
    const totalFen = priceOf(order);
    const coupon =
      couponId === null
        ? null
        : await lockCoupon(trx, couponId, orderId, now, {
            userId,
            kind: order.kind,
            goodsId: order.goods_id,
            categoryId: order.goods.category_id,
            totalFen,
          });
    const couponFen = coupon?.saveFen ?? 0;
    const payFen = totalFen - couponFen;
    await updateRows(
      trx,
      'orders',
      { id: orderId },
      {
        coupon_user_id: coupon?.id ?? null,
        coupon_title: coupon?.title ?? '',
        coupon_fen: couponFen,
        pay_fen: payFen,
        updated_at: now,
      },
    );
    const facts = { amount_fen: payFen, ...(coupon ? { name: coupon.title } : {}) };
    await tellOwnPages(trx, order);
    await noteOnOrder(trx, order, 'change_coupon', { actor: 'user', actorId: userId, at: now, facts });
    if (payFen === 0) await payNothing(trx, orderId, now);
    await atCommit(trx);
  });
}
