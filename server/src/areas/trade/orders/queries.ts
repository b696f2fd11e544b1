import type { OrderTab, Paged } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { escapeLike } from '../../../db/like';
import { findRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { paginate } from '../../../http/page';
import { notFound } from '../../../http/problem';
import { foundOrders } from './found';
import { orderLimits } from './limits';
import { openRefundStatuses, refundStatus } from './refund-status';
import type { DeliverableRow, HistoryRow, OrderRow } from './rows';

/** The order, if it is this user's. One query, so that another's id looks like none. */
export function ownOrder(db: Db, userId: number, orderId: number): Promise<OrderRow | undefined> {
  return findRow(db, 'orders', { id: orderId, user_id: userId });
}

/** The order, locked until the transaction ends. Lock its payments first: that order is the same everywhere. */
export function lockOrder(trx: Db, orderId: number): Promise<OrderRow | undefined> {
  return trx.selectFrom('orders').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst();
}

/** The user's own order, locked until the transaction ends. @throws HttpProblem 404 when it is not the user's */
export async function lockOwnOrder(trx: Db, userId: number, orderId: number): Promise<OrderRow> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) throw notFound('订单不存在');
  return order;
}

/** History, oldest first. */
export function historyOf(db: Db, orderId: number): Promise<HistoryRow[]> {
  return db.selectFrom('order_history').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** Delivered versions, newest first. */
export function deliverablesOf(db: Db, orderId: number): Promise<DeliverableRow[]> {
  return db
    .selectFrom('deliverables')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .execute();
}

/** Newest delivered version of each order. */
export async function versionsOf(db: Db, orderIds: number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('deliverables')
    .select(['order_id', (eb) => eb.fn.max('version').as('version')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.version]));
}

type OrderExpression = ExpressionBuilder<DB, 'orders'>;

const runningRefund = [...openRefundStatuses];

const tabStatuses: Record<Exclude<OrderTab, 'all' | 'refund' | 'review'>, number[]> = {
  unpaid: [s.quoting, s.unpaid],
  incomplete: [s.incomplete],
  serving: [s.waiting, s.trial, s.serving, s.revising],
  delivered: [s.delivered],
};

/**
 * Which orders a tab shows at `now`. An order with a running refund stands under 退款售后 only, one whose time for a
 * review is over no longer under 待评价 (`reviewable` says the same of one order).
 */
export function inTab(
  eb: OrderExpression,
  tab: OrderTab,
  now: Date,
): ExpressionWrapper<DB, 'orders', SqlBool> {
  if (tab === 'all') return eb.and([]);
  if (tab === 'refund') return eb('refund_status', 'not in', [refundStatus.none, refundStatus.withdrawn]);
  const settled = eb('refund_status', 'not in', runningRefund);
  if (tab === 'review')
    return eb.and([
      settled,
      eb('status', '=', s.done),
      eb('kind', '=', 1),
      eb('reviewed', '=', false),
      eb(eb.fn.coalesce('finished_at', 'updated_at'), '>', new Date(now.getTime() - orderLimits.reviewFor)),
    ]);
  return eb.and([settled, sql<SqlBool>`status = any(${tabStatuses[tab]})`]);
}

/** Whose orders, of which tab, containing what. */
export interface ListFilter {
  userId: number;
  tab: OrderTab;
  keyword: string;
  now: Date;
}

function filtered(db: Db, { userId, tab, keyword, now }: ListFilter) {
  const base = db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where('user_hidden', '=', false)
    .where((eb) => inTab(eb, tab, now));
  if (!keyword) return base;
  const pattern = `%${escapeLike(keyword)}%`;
  return base
    .where('id', 'in', foundOrders(keyword, userId))
    .where((eb) => eb.or([sql<SqlBool>`goods->>'title' ilike ${pattern}`, eb('order_no', 'like', pattern)]));
}

/** One page of a user's orders, newest first, and how many there are in all. */
export async function listOrders(
  db: Db,
  filter: ListFilter,
  page: number,
  perPage: number,
): Promise<Paged<OrderRow>> {
  const found = filtered(db, filter);
  return paginate(
    found.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc'),
    { page, perPage, counted: found },
    (rows) => rows,
  );
}
