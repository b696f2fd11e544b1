import type { Readable } from 'node:stream';
import type { BodyOf, DeskVideo } from '@harbor/contract';
import { lessonStatus } from '@harbor/contract/lesson-status';
import { videoStatus as s, videoEndings } from '@harbor/contract/video-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, invalid, notFound, Unavailable } from '../../../http/problem';
import { ulid } from '../../../ulid';
import { cleanName } from '../../base/files/names';
import { moveLesson } from '../lessons/move';
import type { LessonTableRow } from '../lessons/rows';
import { videoLimits } from '../videos/limits';
import { getVideo, moveVideo } from '../videos/package/move';
import type { VideoRow } from '../videos/rows';
import { type ReceivedPart, TooLong } from '../videos/store';
import { line } from './audit-line';
import { lockLesson } from './lessons';
import { deskVideoOf, presentVideo } from './read';

/** Who sends a recording: the team, or the teacher of its course, whose recordings wait for the team's word. */
export interface Sender {
  id: number;
  actor: 'operator' | 'teacher';
  /** A lesson under its lock, if it is theirs. @throws HttpProblem 404, and 409 where no new recording may begin */
  lock(trx: Db, lessonId: number, begins?: boolean): Promise<LessonTableRow>;
  /** A recording, if it is theirs. @throws HttpProblem 404 */
  find(db: Db, videoId: number): Promise<VideoRow>;
}

export const ofTeam = ({ id }: { id: number }): Sender => ({
  id,
  actor: 'operator',
  lock: lockLesson,
  find: getVideo,
});

const now = (core: Core) => new Date(core.settings.clock.now());

/** Bytes that stay free on the disk beside an upload: segments need room too. */
const spare = 2_000_000_000;

/**
 * Begins the upload of a lesson's recording, or answers how far one of the same file had come.
 * @throws HttpProblem 404 · 409 another is being packaged · 422 on `name`, or on `size` where there is no room
 */
export async function startVideo(
  core: Core,
  by: Sender,
  { lesson_id, name, size, fingerprint = '' }: BodyOf<'POST /staff/course/video/start'>,
): Promise<DeskVideo> {
  const ending = /\.([a-z0-9]{2,4})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!videoEndings.some((known) => known === ending))
    throw invalid({ name: [`不支持这种文件，请选择 ${videoEndings.join('、')} 视频`] });
  if ((await core.videos.free()) < size + spare)
    throw invalid({ size: ['服务器磁盘空间不足，请联系管理员'] });
  const at = now(core);
  return core.db.transaction().execute(async (trx) => {
    const held = by.actor === 'teacher';
    await by.lock(trx, lesson_id, true);
    const busy = await trx
      .selectFrom('videos')
      .selectAll()
      .where('lesson_id', '=', lesson_id)
      .where('status', 'in', [s.uploading, s.waiting, s.packaging])
      .orderBy('id', 'desc')
      .forUpdate()
      .executeTakeFirst();
    const same =
      busy?.status === s.uploading &&
      busy.held === held &&
      busy.bytes === size &&
      busy.file_name === cleanName(name);
    if (busy && same && fingerprint !== '' && busy.fingerprint === fingerprint) {
      await line(trx, core, by, 'lesson.upload', ['lesson', lesson_id], { name: busy.file_name });
      return presentVideo(busy, false);
    }
    if (busy && busy.held !== held)
      throw conflict(
        held ? '运营正在为这一讲更换视频，请稍后再传' : '教师正在上传这一讲的视频，请先与教师确认',
      );
    if (busy && busy.status !== s.uploading) throw conflict('这一讲的视频正在转码，请先取消');
    // Another file takes the place of one that was not finished.
    if (busy) await moveVideo(trx, busy, 'cancel', { actor: by.actor, actorId: by.id, at });
    const row = await trx
      .insertInto('videos')
      .values({
        ...{ lesson_id, held, status: s.uploading, folder: ulid(at.getTime()), file_name: cleanName(name) },
        ...{ fingerprint, bytes: size, created_by: by.id, created_at: at, updated_at: at },
        ...{ started_at: null, ready_at: null, key_sealed: null },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await line(trx, core, by, 'lesson.upload', ['lesson', lesson_id], { name: row.file_name });
    return presentVideo(row, false);
  });
}

const elsewhere = (received: number) => conflict('文件已从别处继续上传', { received });

const fullDisk = () => invalid({ file: ['服务器磁盘空间不足，请联系管理员'] });

/** What went wrong while bytes came in, as staff read it. */
function uploadFault(error: unknown): unknown {
  if (error instanceof TooLong) return invalid({ file: ['这一段超出了允许的大小'] });
  return (error as NodeJS.ErrnoException).code === 'ENOSPC' ? fullDisk() : error;
}

/**
 * Receives a part as it comes, straight to the disk; what arrived before a connection broke counts. It becomes part of the
 * recording under the recording's lock: of two who send the same part one is late, and changes nothing.
 * @throws HttpProblem 404 · 409 with `received` for a wrong place · 422 too many bytes, or a full disk
 */
export async function receiveVideoPart(
  core: Core,
  by: Sender,
  id: number,
  { offset, bytes }: { offset: number; bytes: Readable },
): Promise<{ received: number }> {
  const row = await by.find(core.db, id);
  if (row.status !== s.uploading || offset !== row.received) throw elsewhere(row.received);
  const most = Math.min(videoLimits.partBytes, row.bytes - offset);
  const part = await core.videos.receive(id, bytes, most).catch((error: unknown) => {
    throw uploadFault(error);
  });
  try {
    if (part.written > 0) await keepPart(core, id, offset, part);
  } finally {
    await part.drop();
  }
  if (part.cut) throw new Unavailable('the connection of an upload was cut');
  return { received: offset + part.written };
}

async function keepPart(core: Core, id: number, offset: number, part: ReceivedPart): Promise<void> {
  await core.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('videos')
      .select(['status', 'received'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('视频不存在');
    if (row.status !== s.uploading || row.received !== offset) throw elsewhere(row.received);
    await part.keepAt(offset).catch((error: unknown) => {
      throw uploadFault(error);
    });
    await trx
      .updateTable('videos')
      .set({ received: offset + part.written, updated_at: now(core) })
      .where('id', '=', id)
      .execute();
  });
}

/** A recording under its lock, with its lesson. @throws HttpProblem 404 */
async function lockVideo(trx: Db, by: Sender, id: number): Promise<VideoRow> {
  const { lesson_id } = await by.find(trx, id);
  await by.lock(trx, lesson_id);
  const row = await trx.selectFrom('videos').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('视频不存在');
  return row;
}

/** Ends an upload: it waits to be packaged. @throws HttpProblem 404 · 409 while bytes are missing */
export async function finishVideo(core: Core, by: Sender, id: number): Promise<DeskVideo> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockVideo(trx, by, id);
    if (row.received < row.bytes) throw conflict('文件还没有传完', { received: row.received });
    await moveVideo(trx, row, 'finish', { actor: by.actor, actorId: by.id, at: now(core) });
    await awaits(trx, row, by, now(core));
    await line(trx, core, by, 'lesson.uploaded', ['lesson', row.lesson_id], { name: row.file_name });
  });
  return deskVideoOf(core, id);
}

/** A lesson whose recording failed waits for the next one. */
async function awaits(trx: Db, { lesson_id, held }: VideoRow, by: Sender, at: Date): Promise<void> {
  if (held) return;
  const lesson = await lockLesson(trx, lesson_id);
  if (lesson.status === lessonStatus.failed)
    await moveLesson(trx, lesson, 'again', { actor: 'operator', actorId: by.id, at });
}

/** Stops an upload or its packaging; what people watch stays. @throws HttpProblem 404 · 409 */
export async function cancelVideo(core: Core, by: Sender, id: number): Promise<DeskVideo> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockVideo(trx, by, id);
    await moveVideo(
      trx,
      row,
      'cancel',
      { actor: by.actor, actorId: by.id, at: now(core) },
      { step: '', percent: 0 },
    );
    await line(trx, core, by, 'lesson.video_cancel', ['lesson', row.lesson_id], { name: row.file_name });
  });
  return deskVideoOf(core, id);
}

/** Packages a recording anew that failed or was cancelled. @throws HttpProblem 404 · 409 its file is gone, or another waits */
export async function retryVideo(core: Core, by: Sender, id: number): Promise<DeskVideo> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockVideo(trx, by, id);
    if (row.received < row.bytes) throw conflict('上传的文件已清理，请重新上传');
    const { rows } = await sql`
      select 1 from videos where lesson_id = ${row.lesson_id} and status in (0, 1, 2) and id <> ${id} limit 1`.execute(
      trx,
    );
    if (rows.length > 0) throw conflict('这一讲有另一个视频正在处理，请先取消');
    await moveVideo(
      trx,
      row,
      'retry',
      { actor: by.actor, actorId: by.id, at: now(core) },
      { tries: 0, note: '', percent: 0 },
    );
    await awaits(trx, row, by, now(core));
    await line(trx, core, by, 'lesson.video_retry', ['lesson', row.lesson_id], { name: row.file_name });
  });
  return deskVideoOf(core, id);
}
