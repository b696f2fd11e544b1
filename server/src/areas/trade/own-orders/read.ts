import type { DataOf, OrderDetail, OrderTab } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { readableOf } from '../fulfilment/files';
import { changesOf, notesOf } from '../fulfilment/queries';
import { orderLimits } from '../orders/limits';
import { deliverablesOf, historyOf, listOrders, ownOrder, versionsOf } from '../orders/queries';
import { quotesOf } from '../quotes/queries';
import { refundsOf } from '../refunds/newest';
import { pastsOf } from '../refunds/queries';
import { presentCard, presentDetail } from './present';

/** What a page of the list is asked with. */
export interface ListRequest {
  tab?: OrderTab | undefined;
  keyword?: string | undefined;
  page?: number | undefined;
}

/** A page of the user's orders, newest first. */
export async function orderList(
  db: Db,
  userId: number,
  { tab = 'all', keyword = '', page = 1 }: ListRequest,
  now: Date,
): Promise<DataOf<'POST /user/get_orders'>> {
  const perPage = orderLimits.perPage;
  const found = await listOrders(db, { userId, tab, keyword, now }, page, perPage);
  const rows = found.data;
  const ids = rows.map((row) => row.id);
  const [versions, refunds, pasts] = await Promise.all([
    versionsOf(db, ids),
    refundsOf(db, ids),
    pastsOf(db, ids),
  ]);
  const cards = rows.map((order) =>
    presentCard({
      order,
      refund: refunds.get(order.id),
      past: pasts.get(order.id),
      version: versions.get(order.id) ?? 0,
      now,
    }),
  );
  return { ...found, data: cards, server_time: toMoment(now) };
}

/** One order with everything on its page. @throws HttpProblem 404 when it is not the user's */
export async function orderInfo(db: Db, userId: number, orderId: number, now: Date): Promise<OrderDetail> {
  const order = await ownOrder(db, userId, orderId);
  if (!order) throw notFound('订单不存在');
  const [history, deliverables, quotes, changes, notes, refunds, pasts] = await Promise.all([
    historyOf(db, orderId),
    deliverablesOf(db, orderId),
    quotesOf(db, orderId),
    changesOf(db, orderId),
    notesOf(db, orderId),
    refundsOf(db, [orderId]),
    pastsOf(db, [orderId]),
  ]);
  const [refund, past] = [refunds.get(orderId), pasts.get(orderId)];
  const readable = await readableOf(
    db,
    [...deliverables, ...notes].flatMap(({ files }) => files),
  );
  return presentDetail({
    ...{ order, history, deliverables, quotes, changes, notes, readable, refund, past, now },
  });
}
