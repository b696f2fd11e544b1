import { lessonStatus } from '@harbor/contract/lesson-status';
import { messageKind, systemSub } from '@harbor/contract/message-kinds';
import { videoStatus as s } from '@harbor/contract/video-status';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow, getRow } from '../../../../db/rows';
import type { Tick } from '../../../../jobs/define';
import { notify } from '../../../base/messages/notify';
import { refreshCourse } from '../../lessons/course/refresh';
import { moveLesson } from '../../lessons/move';
import type { LessonTableRow } from '../../lessons/rows';
import { videoLimits } from '../limits';
import { newVideoKey, sealVideoKey } from '../play/keys';
import type { VideoRow } from '../rows';
import { type Made, makePack, spaceFor } from './make-pack';
import { getVideo, moveVideo } from './move';
import { isEnding, Stopped, Unpackable } from './run-task';
import { findTranscoder, type Transcoder } from './transcoder';

/** Held by whoever packages, whatever recording: one at a time. It ends with their connection, however they end. */
const lock = 'videos-packaging';

/** Ms between two looks at whether the work is still wanted. */
const lookEvery = 1000;

/**
 * Packages what waits, one recording after another, the oldest first; those whose process ended in the midst of them are
 * begun anew. Nothing happens while another process is at it, or where nothing can package.
 */
export async function packageWaiting(core: Core): Promise<void> {
  const { rows } =
    await sql`select 1 from videos where status in (${s.waiting}, ${s.packaging}) limit 1`.execute(core.db);
  if (rows.length === 0) return;
  const transcoder = await findTranscoder(core.settings.ffmpegPath).catch((err: unknown) => {
    core.log.warn({ err }, 'FFMPEG_PATH names a program that does not run');
    return undefined;
  });
  if (!transcoder) return;
  const session = await core.pool.connect();
  let broken: Error | undefined;
  try {
    const { rows: held } = await session.query<{ held: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
      [lock],
    );
    if (!held[0]?.held) return;
    try {
      for (let next = await nextOf(core.db); next && !isEnding(); next = await nextOf(core.db))
        await packageOne(core, transcoder, next);
    } finally {
      await session
        .query('select pg_advisory_unlock(hashtextextended($1, 0))', [lock])
        .catch((error: Error) => {
          broken = error;
        });
    }
  } finally {
    session.release(broken);
  }
}

async function nextOf(db: Db): Promise<VideoRow | undefined> {
  return db
    .selectFrom('videos')
    .selectAll()
    .where('status', 'in', [s.packaging, s.waiting])
    .orderBy('status', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

const nowOf = (core: Core) => new Date(core.settings.clock.now());

/** Brings one recording to an end: ready, failed with a reason, or stopped by somebody. */
async function packageOne(core: Core, transcoder: Transcoder, row: VideoRow): Promise<void> {
  const at = nowOf(core);
  if (row.tries >= videoLimits.tries) {
    const begun =
      row.status === s.waiting ? await moveVideo(core.db, row, 'begin', { actor: 'system', at }) : row;
    await fail(core, begun, '多次转码都没有完成，请检查视频后重新上传');
    return;
  }
  const video = await moveVideo(
    core.db,
    row,
    'begin',
    { actor: 'system', at },
    {
      ...{ run: row.run + 1, tries: row.tries + 1, started_at: at, percent: 0, step: '准备', note: '' },
    },
  );
  const stop = new AbortController();
  const watch = setInterval(() => {
    void isWanted(core.db, video).then(
      (wanted) => {
        if (!wanted) stop.abort();
      },
      () => undefined,
    );
  }, lookEvery);
  try {
    await core.videos.removeWork(video.id);
    if ((await core.videos.free()) < (await spaceFor(core.videos.sourceOf(video.id))))
      throw new Unpackable('服务器磁盘空间不足，请联系管理员');
    const key = newVideoKey();
    const made = await makePack({
      ...{ transcoder, key, signal: stop.signal },
      input: core.videos.sourceOf(video.id),
      work: core.videos.workOf(video.id, video.run),
      reached: (step, percent) => reached(core, video, step, percent),
    });
    await ready(core, video, made, sealVideoKey(core, key, video.folder));
  } catch (error) {
    await removeUnsaid(core, video);
    if (error instanceof Stopped || stop.signal.aborted) return;
    if (!(error instanceof Unpackable)) {
      core.log.warn({ err: error, video: video.id }, 'a recording was not packaged');
      const gone = (error as NodeJS.ErrnoException).code === 'ENOENT';
      await fail(core, video, gone ? '上传的文件已不在，请重新上传' : '转码没有成功，请重试');
      return;
    }
    await fail(core, video, error.message);
  } finally {
    clearInterval(watch);
    await core.videos.removeWork(video.id).catch(() => undefined);
  }
}

/** Whether this run still counts: somebody may have cancelled it, begun it anew, or deleted its lesson. */
async function isWanted(db: Db, { id, run }: VideoRow): Promise<boolean> {
  const row = await findRow(db, 'videos', { id }, ['status', 'run']);
  return row?.status === s.packaging && row.run === run;
}

/** What was put in its place by a run that then could not say so: nobody plays it, and another run makes it anew. */
async function removeUnsaid(core: Core, { id, run, folder }: VideoRow): Promise<void> {
  const row = await findRow(core.db, 'videos', { id }, ['status', 'run']);
  if (!row || (row.status !== s.ready && row.run === run)) await core.videos.removeFolder(folder);
}

/**
 * The lesson of a recording under its lock, its course before it, in the order in which the desk takes them: two who took
 * them in another would wait for each other, and hours of work would end as a failure.
 */
async function lockLesson(trx: Db, lessonId: number): Promise<LessonTableRow> {
  const { course_id } = await getRow(trx, 'lessons', { id: lessonId }, ['course_id']);
  await trx.selectFrom('courses').select('id').where('id', '=', course_id).forUpdate().execute();
  return trx
    .selectFrom('lessons')
    .selectAll()
    .where('id', '=', lessonId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** @throws Stopped when the work is not wanted any more */
async function reached(core: Core, { id, run }: VideoRow, step: string, percent: number): Promise<void> {
  const { rows } = await sql`
    update videos set step = ${step}, percent = greatest(percent, ${percent}), updated_at = ${nowOf(core)}
    where id = ${id} and run = ${run} and status = ${s.packaging} returning 1`.execute(core.db);
  if (rows.length === 0) throw new Stopped();
}

/**
 * The new recording takes the place of the one before, at once and for everybody. Its folder is put in place under its
 * lock: a run that counts no longer does not put other segments under the keys of the one that does.
 */
async function ready(core: Core, video: VideoRow, { pack, folder }: Made, sealed: string): Promise<void> {
  const at = nowOf(core);
  const seconds = Math.floor(pack.seconds);
  await core.db.transaction().execute(async (trx) => {
    const lesson = await lockLesson(trx, video.lesson_id);
    const row = await trx
      .selectFrom('videos')
      .selectAll()
      .where('id', '=', video.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (row.status !== s.packaging || row.run !== video.run) throw new Stopped();
    await core.videos.publish(folder, video.folder);
    await moveVideo(
      trx,
      row,
      'ready',
      { actor: 'system', at },
      {
        ...{ key_sealed: sealed, seconds, percent: 100, step: '', note: '', ready_at: at, has_mp4: true },
        heights: pack.renditions.map(({ height }) => height),
        bandwidths: pack.renditions.map(({ bandwidth }) => bandwidth),
      },
    );
    if (row.held)
      return tellTeacher(trx, video, lesson, { title: '视频已转码完成', body: '可以预览并提交审核了。', at });
    const changes = { video_id: video.id, seconds };
    if (lesson.status === lessonStatus.packaging || lesson.status === lessonStatus.failed)
      await moveLesson(trx, lesson, 'packaged', { actor: 'system', at }, changes);
    else
      await trx
        .updateTable('lessons')
        .set({ ...changes, updated_at: at })
        .where('id', '=', lesson.id)
        .execute();
    await refreshCourse(trx, lesson.course_id, at);
    await tell(trx, video, {
      title: '视频已转码完成',
      body: `《${lesson.title}》可以播放了。`,
      courseId: lesson.course_id,
      at,
    });
  });
  await core.videos.removeSource(video.id);
}

async function fail(core: Core, video: VideoRow, note: string): Promise<void> {
  const at = nowOf(core);
  await core.db.transaction().execute(async (trx) => {
    // Deleted with its lesson.
    if (!(await findRow(trx, 'videos', { id: video.id }, ['id']))) return;
    const lesson = await lockLesson(trx, video.lesson_id);
    const row = await getVideo(trx, video.id);
    // Stopped or begun anew meanwhile.
    if (row.status !== s.packaging || row.run !== video.run) return;
    await moveVideo(trx, row, 'fail', { actor: 'system', at }, { note, step: '' });
    if (row.held) return tellTeacher(trx, video, lesson, { title: '视频转码失败', body: note, at });
    // What people watch stays as it is.
    if (lesson.status === lessonStatus.packaging)
      await moveLesson(trx, lesson, 'fail', { actor: 'system', at });
    await tell(trx, video, {
      title: '视频转码失败',
      body: `《${lesson.title}》：${note}`,
      courseId: lesson.course_id,
      at,
    });
  });
}

/** Whoever uploaded it hears what became of it. */
async function tell(
  trx: Db,
  video: VideoRow,
  { title, body, courseId, at }: { title: string; body: string; courseId: number; at: Date },
): Promise<void> {
  if (video.created_by === null) return;
  await notify(trx, {
    ...{ userId: video.created_by, kind: messageKind.system, sub: systemSub.desk, title, body, now: at },
    link: `/staff/courses/${courseId}/lessons/${video.lesson_id}`,
    object: { type: 'lesson', id: video.lesson_id },
  });
}

/** A teacher's recording changes nothing that learners have: its teacher goes on from there. */
async function tellTeacher(
  trx: Db,
  video: VideoRow,
  lesson: LessonTableRow,
  { title, body, at }: { title: string; body: string; at: Date },
): Promise<void> {
  if (video.created_by === null) return;
  await notify(trx, {
    ...{ userId: video.created_by, kind: messageKind.system, sub: systemSub.course, title, now: at },
    body: `《${lesson.title}》：${body}`,
    link: `/cloudclassroom/?tab=teaching&course=${lesson.course_id}`,
    object: { type: 'lesson', id: lesson.id },
  });
}

/** Recordings are packaged as soon as they are there; what a process left in the midst is taken up again within this. */
export const packageTick: Tick = { name: 'videos.package', everySeconds: 5, run: packageWaiting };
