import { createHash } from 'node:crypto';
import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import { giveAccess } from '../../areas/trade/courses/access';
import { deliveryLimits } from '../../areas/trade/fulfilment/limits';
import { orderPrice } from '../../areas/trade/price/order-price';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { insertRow } from '../../db/rows';
import { readData } from '../data';
import { demoTeachers } from '../members';
import { couponOf } from './coupon';
import { buyer, demoPayFor, hour, orderNo, tradeNo } from './numbers';
import { seedPayment } from './payment';
import { type OrderData, ordersFile } from './shapes';
import { snapshots } from './snapshots';
import { seedDeliverables, seedHistory, seedReview } from './story';
import { type Walked, walk } from './walk';

const day = 24 * hour;
const waits: readonly OrderStatus[] = [s.quoting, s.waiting, s.trial];

/** The buyer's orders: one or more in every status, with history, payments, refunds, deliveries and a review. */
export async function seedOrders(trx: Db, core: Core): Promise<void> {
  const now = core.settings.clock.now();
  for (const order of readData('orders.json', ordersFile)) await seedOrder(trx, core, order, now);
}

async function seedOrder(trx: Db, core: Core, order: OrderData, now: number): Promise<void> {
  const { kind, goodsId, specId, goods, spec } = await snapshots(trx, order);
  const price = orderPrice({ mode: goods.price_mode, unitFen: spec.price_fen, words: order.words });
  if ('field' in price) throw new Error(`Demo order ${order.id}: ${price.message}`);
  const coupon = await couponOf(trx, order, {
    ...{ kind, goodsId, categoryId: goods.category_id },
    totalFen: price.totalFen,
  });
  const payFen = price.totalFen - coupon.saveFen;
  const teacher = demoTeachers().find(({ id }) => id === order.teacher);
  const walked = walk(order, now, payFen, teacher?.name);
  const last = walked.at(-1);
  if (!last) throw new Error(`Demo order ${order.id} has no step`);
  const at = (...events: Walked['event'][]) =>
    walked.findLast(({ event }) => events.includes(event))?.at ?? null;
  const created = walked[0]?.at ?? last.at;
  const paid = at('pay', 'pay_course');
  const taken = at('assign');

  await insertRow(trx, 'orders', {
    id: order.id,
    order_no: orderNo(created, order.id),
    user_id: buyer,
    kind,
    goods_id: goodsId,
    spec_id: specId,
    goods: JSON.stringify(goods),
    spec: JSON.stringify(spec),
    quantity: price.quantity,
    words: price.words,
    unit_fen: spec.price_fen,
    total_fen: price.totalFen,
    coupon_fen: coupon.saveFen,
    pay_fen: payFen,
    coupon_user_id: order.coupon ?? null,
    coupon_title: coupon.title,
    pay_type: paid ? (order.pay === 'wechat' ? 1 : 2) : 0,
    trade_no: paid ? tradeNo(order, paid) : '',
    status: last.to,
    form_status: at('submit_form') ? 2 : 0,
    teacher_id: teacher?.id ?? null,
    teacher: teacher ? JSON.stringify(withoutCategories(teacher)) : null,
    due_at: dueAt(last, taken, spec.days * day),
    rounds_used: walked.filter(({ event }) => event === 'request_changes').length,
    reviewed: order.review !== undefined,
    user_note: order.note,
    purchase_hash: createHash('sha256').update(`demo ${order.id}`).digest('hex'),
    expire_at: expiry(last, created, now),
    paid_at: paid,
    taken_at: taken,
    delivered_at: at('deliver'),
    accept_at: last.to === s.delivered ? new Date(last.at.getTime() + deliveryLimits.acceptAfter) : null,
    accept_paused_at: last.to === s.delivered && order.refund ? last.at : null,
    waiting_since: waits.includes(last.to) ? last.at : null,
    form_look_at: last.to === s.incomplete ? last.at : null,
    finished_at: at('accept', 'auto_accept', 'pay_course'),
    closed_at: at('cancel', 'expire', 'refund_whole'),
    close_reason: order.close_reason,
    created_at: created,
    updated_at: last.at,
  });
  await seedHistory(trx, order, walked, payFen, now);
  if (paid && order.pay) await seedPayment(trx, order, payFen, paid, now);
  const opened = at('pay_course');
  if (opened)
    await giveAccess(
      trx,
      { id: order.id, kind, user_id: buyer, goods_id: goodsId },
      { actor: 'channel', at: opened },
    );
  await seedDeliverables(trx, core, order, teacher, walked);
  await seedReview(trx, order, goodsId, spec.name, teacher, now);
}

/** Changes have a time of their own. */
function dueAt(last: Walked, taken: Date | null, promised: number): Date | null {
  if (last.event === 'request_changes') return new Date(last.at.getTime() + deliveryLimits.reviseWithin);
  return taken && new Date(taken.getTime() + promised);
}

const withoutCategories = ({ categories: _, ...teacher }: ReturnType<typeof demoTeachers>[number]) => teacher;

function expiry(last: Walked, created: Date, now: number): Date | null {
  if (last.to === 5) return null;
  return last.to === 10 ? new Date(now + demoPayFor) : new Date(created.getTime() + demoPayFor);
}
