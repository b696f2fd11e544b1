import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { Tick } from '../../../jobs/define';
import { untilNone } from '../../../jobs/until-none';
import { userStatus } from '../../base/accounts/user-status';
import { freezeTrace } from './freeze';

const batch = 50;

/** Finished orders without a report, the oldest first: `orders_to_trace` knows no others. */
export function ordersToTrace(db: Db): Promise<{ id: number }[]> {
  return (
    db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select('orders.id')
      .where('orders.status', '=', s.done)
      .where('orders.kind', '=', 1)
      .where('orders.traced', '=', false)
      // A closed account has asked for its reports to be gone.
      .where('users.status', 'in', [userStatus.normal, userStatus.frozen])
      .orderBy('orders.finished_at')
      .limit(batch)
      .execute()
  );
}

/** Freezes the reports of orders that were finished since. @returns how many */
export async function freezeFinished(core: Core): Promise<number> {
  const finished = await ordersToTrace(core.db);
  const now = new Date(core.settings.clock.now());
  for (const { id } of finished)
    await freezeTrace(core.db, id, now).catch((err: unknown) =>
      core.log.warn({ err, orderId: id }, 'trace report is made at the next turn'),
    );
  return finished.length;
}

/** What recurs for trace reports. */
export const traceTicks: Tick[] = [
  {
    name: 'traces.freeze',
    everySeconds: 60,
    run: (core) => untilNone(() => freezeFinished(core), batch),
  },
];
