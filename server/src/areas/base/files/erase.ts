import type { Db } from '../../../db/connect';
import { findRows } from '../../../db/rows';
import { deleteContent } from './delete-content';
import { fileHolders, orderKinds } from './holders';
import { moveFile } from './move';
import type { FileRow } from './rows';
import { fileStatus } from './transitions';

/** Files of somebody's orders, whoever uploaded them. */
async function filesOfOrdersOf(trx: Db, userId: number): Promise<FileRow[]> {
  const kinds = orderKinds();
  if (kinds.length === 0) return [];
  const orders = await findRows(trx, 'orders', { user_id: userId }, ['id']);
  if (orders.length === 0) return [];
  return trx
    .selectFrom('files')
    .selectAll()
    .where('holder_kind', 'in', kinds)
    .where(
      'holder_id',
      'in',
      orders.map(({ id }) => String(id)),
    )
    .where('status', '=', fileStatus.ready)
    .execute();
}

/** Whether a file is held by a thing of somebody else: what was delivered to them stays theirs. */
async function ofSomebodyElse(trx: Db, row: FileRow): Promise<boolean> {
  if (row.holder_kind === null || row.holder_id === null) return false;
  return (await fileHolders()[row.holder_kind]?.ownerOf(trx, row.holder_id)) !== row.user_id;
}

/**
 * Takes the content of somebody's files away: of their uploads, and of what they were handed over in their orders. Rows
 * and hashes of files that were in use stay. What they handed over to others stays whole.
 * @returns ids whose bytes are of no use any more, for after the commit
 */
export async function eraseFilesOf(trx: Db, userId: number, at: Date): Promise<string[]> {
  const own = await trx
    .selectFrom('files')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '<>', fileStatus.deleted)
    .execute();
  const going = new Map((await filesOfOrdersOf(trx, userId)).map((row) => [row.id, row]));
  for (const row of own) if (!(await ofSomebodyElse(trx, row))) going.set(row.id, row);
  for (const row of going.values()) {
    if (row.holder_kind === null) await moveFile(trx, row, 'collect', at);
    else await deleteContent(trx, [row], { role: 'system', userId: null, at });
  }
  return [...going.keys()];
}
