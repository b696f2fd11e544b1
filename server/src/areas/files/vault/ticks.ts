import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Tick } from '../../../jobs/define';
import { lockOrder } from '../../orders/queries';
import { openRefundStatuses } from '../../orders/refund-status';
import { fileSettings } from '../settings';
import { fileStatus } from '../transitions';
import { deleteAt, endedStatuses, keepDaysOf } from './terms';
import { deleteContent } from './vault';
import { filesOfOrder, orderKinds } from './vault-files';

const batch = 50;

/** Orders whose files have been kept for as long as was chosen. */
async function dueOrders({ db }: Core, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o left join file_terms t on t.order_id = o.id
    where o.status = any(${[...endedStatuses]}) and not (o.refund_status = any(${[...openRefundStatuses]}))
      and coalesce(greatest(o.finished_at, o.closed_at), o.updated_at)
        + make_interval(days => coalesce(t.days, ${fileSettings.keepDays})::int) <= ${now}
      and exists (select from files f where f.holder_kind = any(${orderKinds()})
        and f.holder_id = o.id::text and f.status = ${fileStatus.ready})
    order by o.id limit ${batch}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes the files of orders whose time is over. @returns orders that were looked at */
export async function deleteDue(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  const due = await dueOrders(core, now);
  for (const orderId of due) {
    const gone = await core.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, orderId);
      // The owner, or another process, may have been faster.
      const at = order && deleteAt(order, await keepDaysOf(trx, orderId));
      if (!at || at > now) return [];
      const there = (await filesOfOrder(trx, orderId)).filter(({ status }) => status === fileStatus.ready);
      await deleteContent(trx, there, { role: 'system', userId: null, at: now });
      return there;
    });
    for (const { id } of gone) await core.files.remove(id);
  }
  return due.length;
}

/** Files go when their owner wanted them gone. */
export const vaultTick: Tick = {
  name: 'files.delete-due',
  everySeconds: 300,
  async run(core) {
    for (let round = 0; round < 20; round += 1) if ((await deleteDue(core)) < batch) return;
  },
};
