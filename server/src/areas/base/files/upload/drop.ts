import type { Core } from '../../../../core';
import { notFound } from '../../../../http/problem';
import { moveFile } from '../move';
import { ownFile } from '../queries';
import { fileStatus } from '../transitions';

/**
 * Cancels an upload, or removes a file that nothing holds.
 * @throws HttpProblem 404 for one of somebody else, 409 for a file in use
 */
export async function dropUpload(core: Core, userId: number, id: string): Promise<void> {
  const row = await ownFile(core.db, userId, id);
  if (!row || row.status === fileStatus.deleted) throw notFound('文件不存在或已删除');
  await moveFile(core.db, row, 'drop', new Date(core.settings.clock.now()));
  await core.files.remove(id);
}
