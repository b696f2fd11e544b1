import type { Core } from '../../../core';
import { insertRow } from '../../../db/rows';
import { ulid } from '../../../ulid';
import { cleanImage } from '../../base/media/clean-image';
import { writeLine } from '../../community/press-desk/audit-line';

/**
 * Stores a picture of a question, encoded anew: nothing of what was uploaded is left. It stays with every version and
 * attempt that shows it.
 * @throws HttpProblem 422 on the field `file`
 */
export async function storePicture(core: Core, staffId: number, bytes: Buffer): Promise<{ url: string }> {
  const { content } = await cleanImage(bytes);
  const now = new Date(core.settings.clock.now());
  const id = ulid(now.getTime());
  const folder = `questions/${now.toISOString().slice(0, 7).replace('-', '/')}`;
  const url = await core.images.put(`${folder}/${id}.webp`, content);
  await core.db.transaction().execute(async (trx) => {
    await insertRow(trx, 'question_pictures', { id, path: url, size: content.length, created_at: now });
    await writeLine(core, trx, staffId, { action: 'question.picture', object: ['question_picture', id] });
  });
  return { url };
}
