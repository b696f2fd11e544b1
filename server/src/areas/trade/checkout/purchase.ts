import { createHash } from 'node:crypto';
import type { Api, DataOf } from '@harbor/contract';
import { orderKind } from '@harbor/contract/order-kind';
import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../../db/connect';
import { conflict, invalid, notFound } from '../../../http/problem';
import { toMomentOrNull } from '../../../time';
import { type LockedCoupon, lockCoupon } from '../orders/coupon-lock';
import { newOrderId, newOrderNo } from '../orders/numbers';
import { type Sellable, sellable, takeStock } from '../orders/sellable';
import { orderPrice } from '../price/order-price';
import { assertMayBuy, type NewOrder, type PlacedOrder, placeOrder } from './place';

/** Body of the buying call, checked. */
export type PurchaseInput = z.output<Api['POST /service/purchase/:id']['body']>;
/** What the buying call answers. */
export type PurchaseAnswer = DataOf<'POST /service/purchase/:id'>;

/** Who buys what, and when. */
export interface Purchase {
  userId: number;
  goodsId: number;
  input: PurchaseInput;
  /** Ms until the order closes unpaid. */
  unpaidFor: number;
  now: Date;
}

/**
 * Makes an order inside the given transaction: price from the catalogue, coupon locked, stock taken. The same purchase
 * while its order is still unpaid gives that order again (the natural key for clients that send no idempotency key).
 * @throws HttpProblem 404 unknown service, 409 off the shelf or sold out, 422 wrong specification, amount or coupon, age not
 * confirmed
 */
export async function purchase(trx: Db, buy: Purchase): Promise<PurchaseAnswer> {
  const hash = naturalKey(buy.input);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${buy.userId}/${buy.goodsId}/${hash}`}, 0))`.execute(
    trx,
  );
  const twin = await unpaidTwin(trx, buy, hash);
  if (twin) return answerOf(twin);

  await assertMayBuy(trx, { userId: buy.userId, adult: buy.input.adult, now: buy.now });
  const item = await sellable(trx, buy.goodsId, buy.input.spec_id);
  if (!item) throw notFound('服务不存在或已下架');
  if (item === 'off_shelf') throw conflict('该服务已下架，暂不能购买');
  if (item === 'no_spec') throw invalid({ spec_id: ['请选择该服务的规格'] });

  const price = orderPrice({
    mode: item.goods.price_mode,
    unitFen: item.spec.price_fen,
    quantity: buy.input.quantity,
    words: buy.input.words,
  });
  if ('field' in price) throw invalid({ [price.field]: [price.message] });

  const quoted = item.goods.price_mode === 3;
  if (quoted && buy.input.coupon_id) throw invalid({ coupon_id: ['报价服务暂不能使用优惠券'] });
  const id = newOrderId();
  const coupon = buy.input.coupon_id
    ? await lockCoupon(trx, buy.input.coupon_id, id, buy.now, {
        userId: buy.userId,
        kind: orderKind.service,
        goodsId: buy.goodsId,
        categoryId: item.goods.category_id,
        totalFen: price.totalFen,
      })
    : null;
  const pieces = item.goods.price_mode === 1 ? price.quantity : 1;
  const stockHeld = await takeStock(trx, item.spec.id, pieces);

  const order = orderRow({ id, hash, buy, item, price, coupon, stockHeld, quoted });
  return answerOf(await placeOrder(trx, order, quoted ? 'purchase_quote' : 'purchase'));
}

/** What was asked for, without order or spelling of the fields. */
function naturalKey(input: PurchaseInput): string {
  const asked = [
    input.spec_id,
    input.quantity ?? 1,
    input.words ?? 0,
    input.coupon_id ?? 0,
    input.user_note ?? '',
  ];
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

function unpaidTwin(trx: Db, buy: Purchase, hash: string) {
  const since = new Date(buy.now.getTime() - buy.unpaidFor);
  return trx
    .selectFrom('orders')
    .select(['id', 'order_no', 'pay_fen', 'status', 'expire_at'])
    .where('user_id', '=', buy.userId)
    .where('goods_id', '=', buy.goodsId)
    .where('purchase_hash', '=', hash)
    .where('status', 'in', [s.quoting, s.unpaid])
    .where('created_at', '>', since)
    .where((eb) => eb.or([eb('expire_at', 'is', null), eb('expire_at', '>', buy.now)]))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

interface Parts {
  id: number;
  hash: string;
  buy: Purchase;
  item: Sellable;
  price: { quantity: number; words: number | null; totalFen: number };
  coupon: LockedCoupon | null;
  stockHeld: number;
  quoted: boolean;
}

function orderRow({ id, hash, buy, item, price, coupon, stockHeld, quoted }: Parts): NewOrder {
  const status: OrderStatus = quoted ? s.quoting : s.unpaid;
  const couponFen = coupon?.saveFen ?? 0;
  return {
    id,
    order_no: newOrderNo(buy.now),
    user_id: buy.userId,
    kind: orderKind.service,
    goods_id: buy.goodsId,
    spec_id: item.spec.id,
    goods: JSON.stringify(item.goods),
    spec: JSON.stringify(item.spec),
    quantity: price.quantity,
    words: price.words,
    stock_held: stockHeld,
    unit_fen: item.spec.price_fen,
    total_fen: price.totalFen,
    coupon_fen: couponFen,
    pay_fen: price.totalFen - couponFen,
    coupon_user_id: coupon?.id ?? null,
    coupon_title: coupon?.title ?? '',
    status,
    user_note: buy.input.user_note ?? '',
    purchase_hash: hash,
    expire_at: quoted ? null : new Date(buy.now.getTime() + buy.unpaidFor),
    waiting_since: quoted ? buy.now : null,
    created_at: buy.now,
    updated_at: buy.now,
  };
}

function answerOf(order: PlacedOrder): PurchaseAnswer {
  return {
    order_id: order.id,
    order_no: order.order_no,
    pay_fen: order.pay_fen,
    status: order.status,
    expire_at: toMomentOrNull(order.expire_at),
  };
}
