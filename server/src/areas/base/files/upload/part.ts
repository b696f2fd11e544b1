import type { Readable } from 'node:stream';
import type { Core } from '../../../../core';
import { conflict, invalid, notFound, Unavailable } from '../../../../http/problem';
import { fileLimits } from '../limits';
import { ownFile } from '../queries';
import { TooLong } from '../store/store';
import { fileStatus } from '../transitions';

const elsewhere = (received: number) => conflict('文件已从别处继续上传', { received });

/**
 * Receives a part as it comes, straight to the disk. What arrived before a connection broke counts: the next part begins
 * behind it.
 * @param offset place of the first byte; has to be what the server has so far
 * @returns bytes that are there now
 * @throws HttpProblem 404 for the upload of somebody else, 409 with `received` for a wrong place, 422 for too many bytes
 */
export async function receivePart(
  core: Core,
  userId: number,
  id: string,
  offset: number,
  bytes: Readable,
): Promise<{ received: number }> {
  const row = await ownFile(core.db, userId, id);
  if (!row || row.status === fileStatus.deleted) throw notFound('文件不存在或已删除');
  if (row.status !== fileStatus.receiving || offset !== row.received) throw elsewhere(row.received);
  const most = Math.min(fileLimits.partBytes, row.size - offset);
  const { written, cut } = await core.files.receive(id, offset, bytes, most).catch((error: unknown) => {
    throw error instanceof TooLong ? invalid({ file: ['这一段超出了允许的大小'] }) : error;
  });
  if (written > 0) {
    const received = offset + written;
    const moved = await core.db
      .updateTable('files')
      .set({ received, updated_at: new Date(core.settings.clock.now()) })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('status', '=', fileStatus.receiving)
      .where('received', '=', offset)
      .returning('received')
      .executeTakeFirst();
    // Another tab was faster.
    if (!moved) throw elsewhere((await ownFile(core.db, userId, id))?.received ?? 0);
  }
  if (cut) throw new Unavailable('the connection of an upload was cut');
  return { received: offset + written };
}
