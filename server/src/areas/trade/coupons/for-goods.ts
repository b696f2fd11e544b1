import type { Api, DataOf, UsableCoupon } from '@harbor/contract';
import { orderKind } from '@harbor/contract/order-kind';
import type { z } from 'zod';
import type { Db } from '../../../db/connect';
import { conflict, invalid, notFound } from '../../../http/problem';
import { unknownGoods } from '../../../labels/unknown-goods';
import { toMoment } from '../../../time';
import { type CouponPurchase, couponWorth, termsOf } from '../price/coupon-price';
import { orderPrice } from '../price/order-price';
import { type HeldCoupon, heldCoupons } from './held';
import { scopeText } from './scope-text';

type Asked = z.output<Api['POST /service/get_coupons/:id']['body']>;

/** What the coupons are held against. Amounts in 分. */
export interface Purchase extends CouponPurchase {
  /** The price is not known yet. */
  quoted: boolean;
  /** The order that the purchase is already: a coupon that it holds is its own. */
  orderId?: number;
}

/**
 * The person's unused coupons for one purchase: what saves most comes first and is proposed, what cannot be used comes
 * last with the reason.
 * @throws HttpProblem 404 unknown service · 409 off the shelf · 422 wrong specification
 */
export async function couponsFor(
  db: Db,
  userId: number,
  goodsId: number,
  asked: Asked,
  now: Date,
): Promise<DataOf<'POST /service/get_coupons/:id'>> {
  const data = await judgedCoupons(db, userId, await purchaseOf(db, goodsId, asked), now);
  return { data, best_id: data.find(({ usable }) => usable)?.id ?? null };
}

/** The person's unused coupons, held against a purchase: usable ones first, the others with their reason. */
export async function judgedCoupons(
  db: Db,
  userId: number,
  purchase: Purchase,
  now: Date,
): Promise<UsableCoupon[]> {
  const [held, categories] = await Promise.all([
    heldCoupons(db, userId, now),
    db.selectFrom('categories').select(['id', 'title']).execute(),
  ]);
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  return held.map((coupon) => judge(coupon, purchase, titles, now)).sort(byUse);
}

async function purchaseOf(db: Db, goodsId: number, asked: Asked): Promise<Purchase> {
  const rows = await db
    .selectFrom('goods')
    .leftJoin('goods_specs', (join) =>
      join.onRef('goods_specs.goods_id', '=', 'goods.id').on('goods_specs.retired_at', 'is', null),
    )
    .select([
      'goods.category_id',
      'goods.price_mode',
      'goods.status',
      'goods_specs.id',
      'goods_specs.price_fen',
    ])
    .where('goods.id', '=', goodsId)
    .where('goods.status', '<>', 0)
    .orderBy('goods_specs.price_fen')
    .execute();
  const goods = rows[0];
  if (!goods) throw notFound(unknownGoods);
  if (goods.status !== 1) throw conflict('该服务已下架，暂不能购买');
  const spec = asked.spec_id === undefined ? goods : rows.find(({ id }) => id === asked.spec_id);
  if (!spec) throw invalid({ spec_id: ['请选择该服务的规格'] });
  const price = orderPrice({
    mode: goods.price_mode,
    unitFen: spec.price_fen ?? 0,
    quantity: asked.quantity,
    words: asked.words ?? 1,
  });
  if ('field' in price) throw invalid({ [price.field]: [price.message] });
  return {
    kind: orderKind.service,
    goodsId,
    categoryId: goods.category_id,
    totalFen: price.totalFen,
    quoted: goods.price_mode === 3,
  };
}

function judge(coupon: HeldCoupon, purchase: Purchase, titles: Map<number, string>, now: Date): UsableCoupon {
  const worth = worthOf(coupon, purchase, now);
  return {
    id: coupon.id,
    title: coupon.title,
    type: coupon.type,
    min_fen: coupon.min_fen,
    off_fen: coupon.off_fen,
    discount: coupon.discount,
    scope_text: scopeText(coupon, titles),
    expire_at: toMoment(coupon.expire_at),
    usable: 'saveFen' in worth,
    reason: 'reason' in worth ? worth.reason : '',
    save_fen: 'saveFen' in worth ? worth.saveFen : 0,
  };
}

function worthOf(coupon: HeldCoupon, purchase: Purchase, now: Date): ReturnType<typeof couponWorth> {
  if (coupon.status === 1 && coupon.order_id !== purchase.orderId)
    return { reason: '已用于另一笔待付款订单' };
  if (coupon.start_at > now) return { reason: '未到使用时间' };
  if (purchase.quoted) return { reason: '报价服务暂不能使用优惠券' };
  return couponWorth(termsOf(coupon), purchase);
}

/** Usable before unusable, then what saves more, then what expires sooner. */
function byUse(a: UsableCoupon, b: UsableCoupon): number {
  return (
    Number(b.usable) - Number(a.usable) ||
    b.save_fen - a.save_fen ||
    a.expire_at.localeCompare(b.expire_at) ||
    a.id - b.id
  );
}
