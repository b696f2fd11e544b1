import { waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { notAvoided } from '../avoidance/condition';
import type { WaitTakeRow } from './rows';

/**
 * The row of an order, if this teacher may know of it: not their own order, nobody of the two avoids the other, and nobody
 * else was invited. One query, so that what they must not know answers as what there is not, in the same time.
 */
export function visibleTo(db: Db, teacherId: number, orderId: number): Promise<WaitTakeRow | undefined> {
  return db
    .selectFrom('wait_takes as p')
    .selectAll('p')
    .where('p.order_id', '=', orderId)
    .where('p.buyer_id', '<>', teacherId)
    .where('p.status', '<>', w.void)
    .where((eb) => eb.or([eb('p.invited_id', 'is', null), eb('p.invited_id', '=', teacherId)]))
    .where(notAvoided('p.order_id', teacherId))
    .executeTakeFirst();
}

/** @throws HttpProblem 404 for what is not there and for what this teacher must not know of, alike */
export async function checkVisible(db: Db, teacherId: number, orderId: number): Promise<WaitTakeRow> {
  const row = await visibleTo(db, teacherId, orderId);
  if (!row) throw notFound('需求不存在');
  return row;
}
