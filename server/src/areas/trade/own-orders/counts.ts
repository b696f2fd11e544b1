import type { DataOf } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { inTab } from '../orders/queries';
import { openRefundStatuses, refundStatus } from '../orders/refund-status';

const tabs = ['unpaid', 'incomplete', 'serving', 'delivered', 'review', 'refund'] as const;

/** Orders of a user by tab, counted with the same rules that list them; finished refunds are not counted. */
export async function orderCounts(
  db: Db,
  userId: number,
  now: Date,
): Promise<DataOf<'GET /user/get_wait_num'>> {
  const counts = await db
    .selectFrom('orders')
    .select((eb) =>
      tabs.map((tab) =>
        eb.fn
          .countAll<number>()
          .filterWhere(
            tab === 'refund' ? eb('refund_status', 'in', [...openRefundStatuses]) : inTab(eb, tab, now),
          )
          .as(tab),
      ),
    )
    .where('user_id', '=', userId)
    .where('user_hidden', '=', false)
    .executeTakeFirstOrThrow();
  return counts;
}

/** Orders that wait for the user: to say yes to a quote or a later time, to pay, fill in, choose, accept
 * or supply evidence for. The header's badge. */
export async function actionableOrders(db: Db, userId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('user_hidden', '=', false)
    .where((eb) =>
      eb.or([
        eb('refund_status', '=', refundStatus.evidence),
        eb.and([
          eb('refund_status', 'not in', [...openRefundStatuses]),
          eb.or([
            eb.and([eb('status', '=', s.unpaid), eb('expire_at', '>', now)]),
            eb.and([eb('status', '=', s.quoting), eb('quote_until', '>', now)]),
            eb('proposed_days', '>', 0),
            sql<boolean>`status = any(${[s.incomplete, s.trial, s.delivered]})`,
          ]),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Finished orders by whether they were reviewed; those whose time is over are in neither number. */
export async function reviewCounts(
  db: Db,
  userId: number,
  now: Date,
): Promise<DataOf<'GET /user/get_appraise_num'>> {
  return db
    .selectFrom('orders')
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere(inTab(eb, 'review', now))
        .as('to_review'),
      eb.fn.countAll<number>().filterWhere('reviewed', '=', true).as('reviewed'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
