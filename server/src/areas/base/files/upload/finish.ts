import type { StoredFile } from '@harbor/contract';
import type { Core } from '../../../../core';
import { conflict, HttpProblem, invalid, notFound } from '../../../../http/problem';
import { checkContent } from '../check/check';
import type { Verdict } from '../check/judge';
import { Refusal } from '../check/refusal';
import { scan } from '../check/scanner';
import { writeEvent } from '../events';
import { fileLimits } from '../limits';
import { moveFile } from '../move';
import { presentFile } from '../present';
import { ownFile } from '../queries';
import type { FileRow } from '../rows';
import type { Sealed } from '../store/store';
import { fileStatus } from '../transitions';

/** What the content is, or the reason against it. */
async function examine({ settings }: Core, row: FileRow, sealed: Sealed): Promise<Verdict> {
  if (sealed.size !== row.size) throw new Refusal('文件不完整，请重新上传');
  if (row.declared_sha256 !== null && row.declared_sha256 !== sealed.sha256)
    throw new Refusal('文件在上传途中发生了变化，请重新选择');
  const content = await checkContent(sealed.path, row.type, row.size);
  if (settings.clamd) await scan(settings.clamd, sealed.path);
  return content;
}

/**
 * Ends an upload: the content is checked for what it is, hashed and kept. Of two that end the same upload one does it,
 * the other is told to ask again; a file that is there already is answered as it is.
 * @throws HttpProblem 404 for the upload of somebody else, 409 while bytes are missing or a check is under way, 422 on
 *   `file` for content that is refused, whose bytes are gone then
 */
export async function finishUpload(core: Core, userId: number, id: string): Promise<StoredFile> {
  const { clock } = core.settings;
  const row = await ownFile(core.db, userId, id);
  if (!row || row.status === fileStatus.deleted) throw notFound('文件不存在或已删除');
  if (row.status === fileStatus.ready) return presentFile(row);
  if (row.received < row.size) throw conflict('文件还没有传完', { received: row.received });
  const now = new Date(clock.now());
  if (row.status === fileStatus.checking && row.updated_at.getTime() > now.getTime() - fileLimits.checkFor)
    throw conflict('文件正在检查，请稍候', { received: row.received });
  await moveFile(core.db, row, 'finish', now);
  const checking: FileRow = { ...row, status: fileStatus.checking, updated_at: now };

  let sealed: Sealed | undefined;
  try {
    sealed = await core.files.seal(id).catch((error: NodeJS.ErrnoException) => {
      // A server that ended between keeping the bytes and saying so leaves none to check anew.
      throw error.code === 'ENOENT' ? new Refusal('文件不完整，请重新上传') : error;
    });
    const { words, unchecked } = await examine(core, row, sealed);
    await core.files.keep(id, sealed);
    const { sha256 } = sealed;
    await core.db.transaction().execute(async (trx) => {
      const at = new Date(clock.now());
      await moveFile(trx, checking, 'pass', at, { sha256, words, unchecked });
      await writeEvent(trx, { fileId: id, what: 'upload', role: 'owner', userId, at });
    });
    return presentFile({ ...row, sha256, words, unchecked });
  } catch (error) {
    if (sealed) await core.files.breakSeal(sealed);
    if (error instanceof HttpProblem) throw error;
    const event = error instanceof Refusal ? 'refuse' : 'return';
    const gone = await moveFile(core.db, checking, event, new Date(clock.now())).catch(() => false);
    if (gone) await core.files.remove(id);
    throw error instanceof Refusal ? invalid({ file: [error.message] }) : error;
  }
}
