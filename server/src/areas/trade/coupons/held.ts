import type { Db } from '../../../db/connect';

/** Coupons of a person that are neither used nor over at `now`, with their terms; those locked by an order too. */
export function heldCoupons(db: Db, userId: number, now: Date) {
  return db
    .selectFrom('user_coupons')
    .innerJoin('coupon_templates', 'coupon_templates.id', 'user_coupons.template_id')
    .select([
      'user_coupons.id',
      'user_coupons.status',
      'user_coupons.order_id',
      'user_coupons.start_at',
      'user_coupons.expire_at',
      'coupon_templates.title',
      'coupon_templates.type',
      'coupon_templates.scope',
      'coupon_templates.scope_ids',
      'coupon_templates.min_fen',
      'coupon_templates.off_fen',
      'coupon_templates.discount',
      'coupon_templates.cap_fen',
    ])
    .where('user_coupons.user_id', '=', userId)
    .where('user_coupons.status', 'in', [0, 1])
    .where('user_coupons.expire_at', '>', now)
    .orderBy('user_coupons.id')
    .execute();
}

/** One of them. */
export type HeldCoupon = Awaited<ReturnType<typeof heldCoupons>>[number];
