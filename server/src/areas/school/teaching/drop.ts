import { videoStatus } from '@harbor/contract/video-status';
import type { Db } from '../../../db/connect';
import { releaseFiles } from '../../base/files/hold';
import { moveVideo } from '../videos/package/move';
import { moveVersion } from './move';
import type { VersionRow } from './rows';

/** Lets the materials of a version go. */
export async function releaseOwnFiles(trx: Db, versionId: number, at: Date): Promise<void> {
  const files = await trx
    .selectFrom('lesson_files')
    .select('id')
    .where('version_id', '=', versionId)
    .execute();
  for (const file of files) {
    await releaseFiles(trx, { kind: 'course_material', id: file.id }, [], at);
    await trx.deleteFrom('lesson_files').where('id', '=', file.id).execute();
  }
}

/** Ends a version with all that came with it; its recordings go with the next cleaning. */
export async function dropVersion(trx: Db, version: VersionRow, userId: number, at: Date): Promise<void> {
  const context = { actor: 'teacher', actorId: userId, at } as const;
  await moveVersion(trx, version, 'drop', context);
  await releaseOwnFiles(trx, version.id, at);
  const held = await trx
    .selectFrom('videos')
    .selectAll()
    .where('lesson_id', '=', version.lesson_id)
    .where('held', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const video of held)
    if (video.status < videoStatus.ready)
      await moveVideo(trx, video, 'cancel', context, { step: '', percent: 0 });
  await trx
    .updateTable('videos')
    .set({ held: false })
    .where('lesson_id', '=', version.lesson_id)
    .where('held', '=', true)
    .execute();
}
