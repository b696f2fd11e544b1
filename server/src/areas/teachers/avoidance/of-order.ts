import type { DataOf } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { ownOrder } from '../../trade/orders/queries';
import { termKind } from './rows';

/**
 * Whom a buyer's order is kept from by their own lists; whom it is kept from by a teacher's list nobody is told.
 * @throws HttpProblem 404 also for an order of somebody else
 */
export async function avoidedByOrder(
  db: Db,
  userId: number,
  orderId: number,
): Promise<DataOf<'GET /avoid/order/:id'>> {
  if (!(await ownOrder(db, userId, orderId))) throw notFound('订单不存在');
  const rows = await db
    .selectFrom('order_avoids as a')
    .innerJoin('avoid_terms as t', 't.id', 'a.term_id')
    .select('t.text')
    .where('a.order_id', '=', orderId)
    .where('t.kind', '<>', termKind.teachersWords)
    .orderBy('t.id')
    .execute();
  return { units: rows.map(({ text }) => text), count: rows.length };
}
