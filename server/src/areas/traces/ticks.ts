import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../core';
import type { Tick } from '../../jobs/define';
import { userStatus } from '../auth/user-status';
import { freezeTrace } from './freeze';

const batch = 50;

/** Freezes the reports of orders that were finished since. @returns how many */
export async function freezeFinished(core: Core): Promise<number> {
  const finished = await core.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select('orders.id')
    .where('orders.status', '=', s.done)
    .where('orders.kind', '=', 1)
    // A closed account has asked for its reports to be gone.
    .where('users.status', 'in', [userStatus.normal, userStatus.frozen])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('traces').select('traces.order_id').whereRef('traces.order_id', '=', 'orders.id')),
      ),
    )
    .orderBy('orders.finished_at')
    .limit(batch)
    .execute();
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
    async run(core) {
      for (let round = 0; round < 20; round += 1) if ((await freezeFinished(core)) < batch) return;
    },
  },
];
