import { fileTypes, mostFileBytes } from '@harbor/contract/file-types';
import type { Db } from '../../../db/connect';
import { holdFiles } from '../../base/files/hold';
import { fileStatus } from '../../base/files/transitions';
import type { FileSnapshot } from '../orders/rows';
import { deliveryLimits } from './limits';

/** Whose files go where. */
interface OrderFiles {
  userId: number;
  orderId: number;
  ids: readonly string[];
  kind: 'delivery' | 'order_note';
  now: Date;
}

const most = { delivery: deliveryLimits.files, order_note: deliveryLimits.noteFiles };

/**
 * Ties uploads to an order, and answers how the order keeps them: name, size and checksum stay for good, also after the
 * content was deleted.
 * @throws HttpProblem 422 at `files`
 */
export async function holdOrderFiles(
  trx: Db,
  { userId, orderId, ids, kind, now }: OrderFiles,
): Promise<FileSnapshot[]> {
  if (ids.length === 0) return [];
  const held = await holdFiles(trx, {
    userId,
    ids,
    holder: { kind, id: orderId },
    field: 'files',
    rule: { max: most[kind], types: [...fileTypes], max_bytes: mostFileBytes },
    now,
  });
  return held.map(({ id, name, size, sha256, unchecked }) => ({
    id,
    name,
    size,
    sha256,
    ...(unchecked && { unchecked }),
  }));
}

/** Those of the files whose content is still there. */
export async function readableOf(db: Db, files: readonly FileSnapshot[]): Promise<Set<string>> {
  const ids = files.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', fileStatus.ready)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
