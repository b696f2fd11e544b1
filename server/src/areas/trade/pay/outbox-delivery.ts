import type { SystemSub } from '@harbor/contract/message-kinds';
import { orderKind } from '@harbor/contract/order-kind';
import { promises } from '@harbor/contract/promises';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow, updateRows } from '../../../db/rows';
import { isTransient } from '../../../http/transient';
import { yuan } from '../../../labels/money';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { outboxWorked } from './events';
import type { OutboxKind } from './outbox';
import type { OutboxRow } from './rows';

interface Telling {
  sub: SystemSub;
  title: string;
  body: (row: OutboxRow) => string;
}

const tellings: Record<OutboxKind, Telling> = {
  order_paid: {
    sub: systemSub.order,
    title: '付款成功',
    body: ({ payload: p }) =>
      `「${p.title}」已付款 ${yuan(p.amount_fen)}。还没有提交资料的，请尽快提交，提交后客服为您安排老师。`,
  },
  course_paid: {
    sub: systemSub.order,
    title: '课程已开通',
    body: ({ payload: p }) =>
      `「${p.title}」已开通${p.amount_fen > 0 ? `，付款 ${yuan(p.amount_fen)}。${promises.courseReturnDays}天内学习进度不超过${promises.courseSeenPercent}%的，可以全额退款` : ''}。`,
  },
  order_expired: {
    sub: systemSub.order,
    title: '订单已自动取消',
    body: ({ payload: p }) =>
      `「${p.title}」超时未付款，订单 ${p.order_no} 已自动取消；用了优惠券的，已退回您的账户。`,
  },
  payment_extra: {
    sub: systemSub.refund,
    title: '收到一笔多余的付款，正在退回',
    body: ({ payload: p }) =>
      `订单 ${p.order_no}「${p.title}」已关闭、已付过款或金额已变更，收到的 ${yuan(p.amount_fen)} 正在原路退回，预计1–7个工作日到账。`,
  },
  refund_done: {
    sub: systemSub.refund,
    title: '退款已完成',
    body: ({ payload: p }) => `订单 ${p.order_no}「${p.title}」的 ${yuan(p.amount_fen)} 已原路退回。`,
  },
};

/** Growing pauses between tries of a row that fails, in ms. */
const pause = (tries: number) => Math.min(30 * 60_000, 5000 * 2 ** Math.min(tries, 20));

/**
 * Does what committed changes asked for; each row once, in its own transaction. A row that fails is put off and holds
 * up no other.
 * @returns rows done
 */
export async function deliverOutbox(core: Core): Promise<number> {
  for (let done = 0; ; ) {
    const result = await deliverNext(core);
    if (result === 'none') return done;
    if (result === 'done') done += 1;
  }
}

async function deliverNext(core: Core): Promise<'none' | 'done' | 'put off'> {
  const now = new Date(core.settings.clock.now());
  let taken: OutboxRow | undefined;
  try {
    return await core.db.transaction().execute(async (trx) => {
      taken = await nextRow(trx, now);
      if (!taken) return 'none';
      if (taken.kind === 'order_paid' || taken.kind === 'course_paid')
        await countSale(trx, taken.payload.order_id);
      await outboxWorked.emit(trx, { core, row: taken });
      await tell(trx, taken, now);
      await updateRows(trx, 'outbox', { id: taken.id }, { done_at: now });
      return 'done';
    });
  } catch (err) {
    // With the database away nothing can be put off either: the next tick tries again.
    if (!taken || isTransient(err)) throw err;
    core.log.error({ err, outboxId: taken.id, kind: taken.kind }, 'outbox row failed');
    await updateRows(
      core.db,
      'outbox',
      { id: taken.id },
      { tries: taken.tries + 1, next_try_at: new Date(now.getTime() + pause(taken.tries)) },
    );
    return 'put off';
  }
}

function nextRow(trx: Db, now: Date): Promise<OutboxRow | undefined> {
  return trx
    .selectFrom('outbox')
    .selectAll()
    .where('done_at', 'is', null)
    .where((eb) => eb.or([eb('next_try_at', 'is', null), eb('next_try_at', '<=', now)]))
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

const isKind = (kind: string): kind is OutboxKind => Object.hasOwn(tellings, kind);

async function tell(trx: Db, row: OutboxRow, now: Date): Promise<void> {
  if (row.user_id === null || !isKind(row.kind)) return;
  const telling = tellings[row.kind];
  await notify(trx, {
    userId: row.user_id,
    kind: messageKind.system,
    sub: telling.sub,
    title: telling.title,
    body: telling.body(row),
    link: `/orderdetail/${row.payload.order_id}`,
    object: { type: 'order', id: row.payload.order_id },
    now,
  });
}

/** Sales of a service, learners of a course, outside the settlement: a popular one's row must not make payments wait. */
async function countSale(trx: Db, orderId: number): Promise<void> {
  const order = await findRow(trx, 'orders', { id: orderId }, ['kind', 'goods_id']);
  if (!order) return;
  const counted =
    order.kind === orderKind.course
      ? sql`update courses set students = students + 1 where id = ${order.goods_id}`
      : sql`update goods set sales = sales + 1 where id = ${order.goods_id}`;
  await counted.execute(trx);
}
