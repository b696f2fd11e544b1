import type { Db } from '../../../db/connect';
import { orderKinds } from '../../base/files/holders';
import type { FileRow } from '../../base/files/rows';
import { fileStatus } from '../../base/files/transitions';

/** Everything that was ever held for an order and was not given up, deleted files included. */
export async function filesOfOrder(db: Db, orderId: number): Promise<FileRow[]> {
  const kinds = orderKinds();
  if (kinds.length === 0) return [];
  return db
    .selectFrom('files')
    .selectAll()
    .where('holder_kind', 'in', kinds)
    .where('holder_id', '=', String(orderId))
    .where('status', 'in', [fileStatus.ready, fileStatus.deleted])
    .orderBy('held_at')
    .orderBy('holder_kind')
    .orderBy('place')
    .execute();
}

/** Has the vault look at an order's files at its next turn: the day that it knew is no longer right. */
export async function lookAnew(db: Db, orderId: number): Promise<void> {
  await db
    .updateTable('files')
    .set({ look_at: new Date(0) })
    .where('holder_kind', 'in', orderKinds())
    .where('holder_id', '=', String(orderId))
    .where('status', '=', fileStatus.ready)
    .execute();
}
