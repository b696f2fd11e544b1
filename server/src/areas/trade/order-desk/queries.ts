import type { DeskTab, Paged } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { ExpressionBuilder, ExpressionWrapper, RawBuilder, SqlBool } from 'kysely';
import { expressionBuilder, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { escapeLike } from '../../../db/like';
import type { DB } from '../../../db/schema';
import { paginate } from '../../../http/page';
import { foundOrders } from '../orders/found';
import { openRefundStatuses } from '../orders/refund-status';
import type { OrderRow } from '../orders/rows';

type Eb = ExpressionBuilder<DB, 'orders'>;

/** An order with its buyer. */
export type DeskRow = OrderRow & { nickname: string; phone: string | null };

/** Which orders a tab of the desk shows. */
function inTab(eb: Eb, tab: DeskTab): ExpressionWrapper<DB, 'orders', SqlBool> {
  const quoting = eb.and([eb('orders.status', '=', s.quoting), eb('quote_until', 'is', null)]);
  const untaken = eb('orders.status', 'in', [s.waiting, s.trial]);
  switch (tab) {
    case 'quote':
      return quoting;
    case 'unpaid':
      return eb('orders.status', '=', s.unpaid);
    case 'waiting':
      return untaken;
    case 'serving':
      return eb('orders.status', 'in', [s.serving, s.revising]);
    case 'delivered':
      return eb('orders.status', '=', s.delivered);
    case 'asked':
      return eb('asking_changes', '=', true);
    case 'late':
      return eb.and([
        eb('overdue', '=', true),
        eb('orders.status', 'in', [s.waiting, s.trial, s.serving, s.revising]),
      ]);
    case 'todo':
      return eb.and([
        eb('refund_status', 'not in', [...openRefundStatuses]),
        eb.or([quoting, untaken, eb('asking_changes', '=', true)]),
      ]);
    default:
      return eb.and([]);
  }
}

/** Orders that a keyword may mean, by their words or by the name of their buyer; both from indexes. */
const foundAtDesk = (keyword: string): RawBuilder<number> =>
  sql<number>`(${foundOrders(keyword)} union all
    select order_id from order_words where words && (
      select coalesce(array_agg('u' || id), '{}') from users
      where status <> 4 and forum_tokens(nickname, true) @> forum_tokens(${keyword}, true)))`;

/** One page of the desk's orders: what waits longest first, then the newest. */
export async function deskOrders(
  db: Db,
  { tab, keyword, page, perPage }: { tab: DeskTab; keyword: string; page: number; perPage: number },
): Promise<Paged<DeskRow>> {
  const pattern = `%${escapeLike(keyword)}%`;
  const filtered = db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .where(inTab(expressionBuilder<DB, 'orders'>(), tab))
    .$if(keyword !== '', (query) =>
      query.where((eb) =>
        eb('orders.id', 'in', foundAtDesk(keyword)).and(
          eb.or([
            eb('order_no', 'like', pattern),
            sql<SqlBool>`goods->>'title' ilike ${pattern}`,
            eb('users.nickname', 'ilike', pattern),
          ]),
        ),
      ),
    );
  return paginate(
    filtered
      .selectAll('orders')
      .select(['users.nickname', 'users.phone'])
      .orderBy(sql`waiting_since asc nulls last`)
      .orderBy('orders.created_at', 'desc'),
    { page, perPage, counted: filtered },
    (rows) => rows,
  );
}

/** An order with its buyer. */
export function deskOrder(db: Db, id: number): Promise<DeskRow | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .select(['users.nickname', 'users.phone'])
    .where('orders.id', '=', id)
    .executeTakeFirst();
}
