import { orderStatusLabel, orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import type { ClosingBlockers } from '../../identity/privacy/closing/blockers';
import { openRefundStatuses, refundText } from './refund-status';
import type { OrderRow } from './rows';

const ended = [s.done, s.cancelled, s.closed];

/** Orders that are not over, and money that is still on its way back. */
export const ownOrders: ClosingBlockers = async (db, userId) => {
  const { rows } = await sql<
    Pick<OrderRow, 'id' | 'status' | 'refund_status'> & { title: string; returning: boolean }
  >`
    select o.id, o.status, o.refund_status, o.goods->>'title' as title,
      exists (select 1 from refunds r where r.order_id = o.id and r.status = any(${openRefundStatuses})) as returning
    from orders o
    where o.user_id = ${userId} and (
      not (o.status = any(${ended})) or o.refund_status = any(${openRefundStatuses})
      or exists (select 1 from refunds r where r.order_id = o.id and r.status = any(${openRefundStatuses})))
    order by o.created_at desc, o.id desc`.execute(db);
  return rows.map(({ id, status, refund_status, title, returning }) => ({
    title,
    state: openRefundStatuses.includes(refund_status)
      ? refundText(refund_status)
      : returning
        ? '退款处理中'
        : orderStatusLabel[status],
    path: `/orderdetail/${id}`,
  }));
};

/** Orders that a teacher took and has not finished. */
export const takenOrders: ClosingBlockers = async (db, userId) => {
  const rows = await db
    .selectFrom('orders')
    .select((eb) => [eb.ref('status').as('status'), sql<string>`goods->>'title'`.as('title')])
    .where('teacher_id', '=', userId)
    .where('status', 'not in', ended)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ status, title }) => ({
    title: `您承接的订单：${title}`,
    state: orderStatusLabel[status],
    path: '/myinfo/',
  }));
};
