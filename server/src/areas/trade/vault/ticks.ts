import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { Tick } from '../../../jobs/define';
import { untilNone } from '../../../jobs/until-none';
import { deleteContent } from '../../base/files/delete-content';
import { orderKinds } from '../../base/files/holders';
import type { FileRow } from '../../base/files/rows';
import { fileStatus } from '../../base/files/transitions';
import { lockOrder } from '../orders/queries';
import { deleteAt, keepDaysOf } from './terms';
import { filesOfOrder } from './vault-files';

const batch = 50;
const day = 24 * 3_600_000;

/** Orders with a file that is to be looked at by now. Files whose day is known wait for it: `files_to_look` skips them. */
export async function ordersToLookAt(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct holder_id::bigint as id from (
      select holder_id from files
      where status = ${sql.lit(fileStatus.ready)} and holder_kind = any(${orderKinds()}) and look_at <= ${now}
      limit ${batch}
    ) found`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes an order's files if their time is over, else notes when to look again. @returns the files that go */
async function lookAt(trx: Db, orderId: number, now: Date): Promise<FileRow[]> {
  const order = await lockOrder(trx, orderId);
  const at = order ? deleteAt(order, await keepDaysOf(trx, orderId)) : null;
  const there = (await filesOfOrder(trx, orderId)).filter(({ status }) => status === fileStatus.ready);
  if (at && at <= now) {
    await deleteContent(trx, there, { role: 'system', userId: null, at: now });
    return there;
  }
  // An order that goes on may end any day; of one that ended the day is known.
  const next = at ?? new Date(now.getTime() + day);
  const ids = there.map(({ id }) => id);
  if (ids.length > 0) await trx.updateTable('files').set({ look_at: next }).where('id', 'in', ids).execute();
  return [];
}

/** Deletes the files of orders whose time is over. @returns orders that were looked at */
export async function deleteDue(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  const ids = await ordersToLookAt(core.db, now);
  for (const orderId of ids) {
    const gone = await core.db.transaction().execute((trx) => lookAt(trx, orderId, now));
    for (const { id } of gone) await core.files.remove(id);
  }
  return ids.length;
}

/** Files go when their owner wanted them gone. */
export const vaultTick: Tick = {
  name: 'files.delete-due',
  everySeconds: 300,
  run: (core) => untilNone(() => deleteDue(core), 1),
};
