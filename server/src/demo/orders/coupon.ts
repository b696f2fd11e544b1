import { type CouponPurchase, couponWorth } from '../../areas/trade/price/coupon-price';
import type { Db } from '../../db/connect';
import type { OrderData } from './shapes';

/** Takes the order's coupon, which is used once the order is paid and locked until then. */
export async function couponOf(trx: Db, order: OrderData, purchase: CouponPurchase) {
  if (order.coupon === undefined) return { saveFen: 0, title: '' };
  const coupon = await trx
    .updateTable('user_coupons')
    .from('coupon_templates as t')
    .set({ status: order.pay ? 2 : 1, order_id: order.id })
    .whereRef('user_coupons.template_id', '=', 't.id')
    .where('user_coupons.id', '=', order.coupon)
    .returning([
      't.title',
      't.type',
      't.scope',
      't.scope_ids',
      't.min_fen',
      't.off_fen',
      't.discount',
      't.cap_fen',
    ])
    .executeTakeFirstOrThrow();
  const {
    title,
    type,
    scope,
    scope_ids: scopeIds,
    min_fen: minFen,
    off_fen: offFen,
    discount,
    cap_fen: capFen,
  } = coupon;
  const worth = couponWorth({ type, scope, scopeIds, minFen, offFen, discount, capFen }, purchase);
  if ('reason' in worth) throw new Error(`Demo order ${order.id}: the coupon ${worth.reason}`);
  return { saveFen: worth.saveFen, title };
}
