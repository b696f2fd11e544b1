import type { BodyOf, DeskCourse, DeskLesson } from '@harbor/contract';
import { lessonStatus } from '@harbor/contract/lesson-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, invalid, notFound } from '../../../http/problem';
import { holdFiles, releaseFiles } from '../../base/files/hold';
import { refreshCourse } from '../lessons/course/refresh';
import { moveLesson } from '../lessons/move';
import type { LessonTableRow } from '../lessons/rows';
import { CaptionFault, type Cue, readCaptions, writeCaptions } from '../videos/captions';
import { type MadeLink, makeLink } from '../videos/live/links';
import { recordingOf } from '../videos/play/recording';
import { line, type Staff } from './audit-line';
import { lockChapter, lockCourse } from './move';
import { deskCourse, deskLesson } from './read';
import { checkWords } from './words';

const now = (core: Core) => new Date(core.settings.clock.now());

/** A lesson under its lock, its course before it. @throws HttpProblem 404 */
export async function lockLesson(trx: Db, id: number): Promise<LessonTableRow> {
  const found = await trx.selectFrom('lessons').select('course_id').where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('这一讲不存在');
  await lockCourse(trx, found.course_id);
  const row = await trx.selectFrom('lessons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('这一讲不存在');
  return row;
}

/** Makes or changes a lesson. @throws HttpProblem 404 · 409 somebody changed it meanwhile · 422 */
export async function saveLesson(
  core: Core,
  staff: Staff,
  body: BodyOf<'POST /staff/course/lesson/save'>,
): Promise<DeskLesson> {
  const { id, revision, chapter_id, markers, ...columns } = body;
  await checkWords(core, staff, {
    title: columns.title,
    markers: markers.map(({ title }) => title).join('\n'),
  });
  const at = now(core);
  return core.db.transaction().execute(async (trx) => {
    // A lesson goes into chapters of its own course alone: one course is locked, never two.
    const row = id === undefined ? undefined : await lockLesson(trx, id);
    const courseId = await lockChapter(trx, chapter_id, row?.course_id);
    if (courseId === undefined) throw invalid({ chapter_id: ['这门课程没有这一章，请刷新后再选'] });
    if (row && row.revision !== revision) throw conflict('同事刚刚修改了这一讲，请刷新后再操作');
    const written = {
      ...columns,
      chapter_id,
      markers: JSON.stringify(markers.toSorted((a, b) => a.at - b.at)),
      updated_at: at,
    };
    const lessonId = row?.id ?? (await addLesson(trx, courseId, written, at));
    if (row)
      await trx
        .updateTable('lessons')
        .set({ ...written, revision: row.revision + 1 })
        .where('id', '=', row.id)
        .execute();
    await refreshCourse(trx, courseId, at);
    await line(trx, core, staff, 'lesson.save', ['lesson', lessonId]);
    return deskLesson(trx, lessonId);
  });
}

async function addLesson(
  trx: Db,
  courseId: number,
  written: {
    chapter_id: number;
    title: string;
    free: boolean;
    try_seconds: number;
    markers: string;
    updated_at: Date;
  },
  at: Date,
): Promise<number> {
  const { last } = await trx
    .selectFrom('lessons')
    .select(sql<number>`coalesce(max(sort), 0)`.as('last'))
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  const { id } = await trx
    .insertInto('lessons')
    .values({
      ...written,
      course_id: courseId,
      sort: last + 1,
      status: lessonStatus.packaging,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes a lesson from its course for learners, or brings it back. @throws HttpProblem 404 · 409 */
export async function shelveLesson(core: Core, staff: Staff, id: number, on: boolean): Promise<DeskLesson> {
  const at = now(core);
  return core.db.transaction().execute(async (trx) => {
    const row = await lockLesson(trx, id);
    await moveLesson(trx, row, on ? 'on' : 'off', { actor: 'operator', actorId: staff.id, at });
    await refreshCourse(trx, row.course_id, at);
    await line(trx, core, staff, on ? 'lesson.on' : 'lesson.off', ['lesson', id]);
    return deskLesson(trx, id);
  });
}

/** Deletes a lesson that nobody learnt in. @throws HttpProblem 404 · 409 */
export async function deleteLesson(core: Core, staff: Staff, id: number): Promise<DeskCourse> {
  const at = now(core);
  const gone = await core.db.transaction().execute(async (trx) => {
    const row = await lockLesson(trx, id);
    const { rows } = await sql`
      select 1 from lesson_progress where lesson_id = ${id} union all
      select 1 from course_texts where lesson_id = ${id} limit 1`.execute(trx);
    if (rows.length > 0) throw conflict('已有学员学习这一讲，只能下架');
    const exam = await trx.selectFrom('exams').select('title').where('lesson_id', '=', id).executeTakeFirst();
    if (exam) throw conflict(`这一讲有考试“${exam.title}”，请先把考试改到别处`);
    const videos = await sql<{
      id: number;
      folder: string;
    }>`select id, folder from videos where lesson_id = ${id}`.execute(trx);
    await releaseMaterials(trx, ['lesson_id', id], at);
    await sql`update lessons set video_id = null where id = ${id}`.execute(trx);
    await sql`delete from lessons where id = ${id}`.execute(trx);
    await refreshCourse(trx, row.course_id, at);
    await line(trx, core, staff, 'lesson.delete', ['lesson', id]);
    return { courseId: row.course_id, videos: videos.rows };
  });
  for (const { id: video, folder } of gone.videos) {
    await core.videos.removeSource(video);
    await core.videos.removeFolder(folder);
  }
  return deskCourse(core.db, gone.courseId);
}

/** Lets the materials of a lesson or of a whole course go: their files are collected. */
export async function releaseMaterials(
  trx: Db,
  [column, of]: ['course_id' | 'lesson_id', number],
  at: Date,
): Promise<void> {
  const rows = await trx.selectFrom('lesson_files').select('id').where(column, '=', of).execute();
  for (const { id } of rows) await releaseFiles(trx, { kind: 'course_material', id }, [], at);
}

/** Keeps the captions of a lesson, and each line of them to be found; empty ones are deleted. @throws HttpProblem 404 · 422 */
export async function saveCaptions(
  core: Core,
  staff: Staff,
  id: number,
  { lang, vtt }: BodyOf<'POST /staff/course/captions/:id'>,
): Promise<DeskLesson> {
  const cues = vtt.trim() === '' ? [] : parsed(vtt);
  // What stands beside a recording is read, searched and found like any other text of the school.
  if (cues.length > 0) await checkWords(core, staff, { vtt: cues.map(({ text }) => text).join('\n') });
  const at = now(core);
  return core.db.transaction().execute(async (trx) => {
    const row = await lockLesson(trx, id);
    await keepCaptions(trx, id, lang, cues, at);
    await refreshCourse(trx, row.course_id, at);
    await line(trx, core, staff, 'lesson.captions', ['lesson', id]);
    return deskLesson(trx, id);
  });
}

/** Captions as somebody wrote them. @throws HttpProblem 422 */
export function parsed(vtt: string): Cue[] {
  try {
    return readCaptions(vtt);
  } catch (error) {
    if (error instanceof CaptionFault) throw invalid({ vtt: [error.message] });
    throw error;
  }
}

/** Writes captions and their lines in place of those before. */
export async function keepCaptions(
  trx: Db,
  lessonId: number,
  lang: string,
  cues: readonly Cue[],
  at: Date,
): Promise<void> {
  await sql`delete from lesson_cues where lesson_id = ${lessonId} and lang = ${lang}`.execute(trx);
  if (cues.length === 0) {
    await sql`delete from lesson_captions where lesson_id = ${lessonId} and lang = ${lang}`.execute(trx);
    return;
  }
  await sql`
    insert into lesson_captions (lesson_id, lang, vtt, updated_at)
    values (${lessonId}, ${lang}, ${writeCaptions(cues)}, ${at})
    on conflict (lesson_id, lang) do update set vtt = excluded.vtt, updated_at = excluded.updated_at`.execute(
    trx,
  );
  await sql`
    insert into lesson_cues (lesson_id, lang, from_ms, to_ms, content)
    select ${lessonId}, ${lang}, f, t, c
    from unnest(${cues.map(({ from }) => from)}::int[], ${cues.map(({ to }) => to)}::int[],
      ${cues.map(({ text }) => text)}::text[]) as given(f, t, c)`.execute(trx);
}

/** The captions of a lesson as they are kept; empty for none. */
export async function captionsOf(db: Db, id: number, lang: string): Promise<{ vtt: string }> {
  const row = await db
    .selectFrom('lesson_captions')
    .select('vtt')
    .where('lesson_id', '=', id)
    .where('lang', '=', lang)
    .executeTakeFirst();
  return { vtt: row?.vtt ?? '' };
}

/** What of files learners may download. */
export const materialRule = {
  max: 1,
  types: ['pdf', 'docx', 'xlsx', 'csv', 'txt', 'zip'] as const,
  max_bytes: 50 * 1024 * 1024,
};

/** Makes an uploaded file a material of a course or of a lesson. @throws HttpProblem 404 · 422 */
export async function addMaterial(
  core: Core,
  staff: Staff,
  { course_id, lesson_id, file }: BodyOf<'POST /staff/course/material/add'>,
): Promise<DeskCourse> {
  // A material's name is what learners read of it.
  const named = await findRow(core.db, 'files', { id: file, user_id: staff.id }, ['name']);
  if (named) await checkWords(core, staff, { file: named.name });
  const at = now(core);
  return core.db.transaction().execute(async (trx) => {
    await lockCourse(trx, course_id);
    const lesson =
      lesson_id &&
      (await trx
        .selectFrom('lessons')
        .select('id')
        .where('id', '=', lesson_id)
        .where('course_id', '=', course_id)
        .executeTakeFirst());
    if (lesson_id && !lesson) throw invalid({ lesson_id: ['这一讲不在课程中'] });
    const kept = await trx
      .selectFrom('files')
      .select(['name', 'size', 'type'])
      .where('id', '=', file)
      .where('user_id', '=', staff.id)
      .executeTakeFirst();
    if (!kept) throw invalid({ file: ['文件已失效，请重新上传'] });
    const { id } = await trx
      .insertInto('lesson_files')
      .values({ ...kept, course_id, lesson_id: lesson_id ?? null, file_id: file, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rule = { ...materialRule, types: [...materialRule.types] };
    await holdFiles(trx, {
      userId: staff.id,
      ids: [file],
      holder: { kind: 'course_material', id },
      field: 'file',
      rule,
      now: at,
    });
    await refreshCourse(trx, course_id, at);
    await line(trx, core, staff, 'course.material_add', ['course', course_id]);
    return deskCourse(trx, course_id);
  });
}

/** Removes a material; its file goes with the next collection. @throws HttpProblem 404 */
export async function removeMaterial(core: Core, staff: Staff, id: number): Promise<DeskCourse> {
  const at = now(core);
  return core.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('lesson_files')
      .select('course_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw notFound('资料不存在或已移除');
    await lockCourse(trx, row.course_id);
    const { rows } = await sql`delete from lesson_files where id = ${id} returning 1`.execute(trx);
    // A colleague was faster.
    if (rows.length === 0) throw notFound('资料不存在或已移除');
    await releaseFiles(trx, { kind: 'course_material', id }, [], at);
    await refreshCourse(trx, row.course_id, at);
    await line(trx, core, staff, 'course.material_remove', ['course', row.course_id]);
    return deskCourse(trx, row.course_id);
  });
}

/** A link to the replay of a lesson, for a client that sends people to it. @throws HttpProblem 404 without a recording · 409 where it would lead nowhere */
export async function makeLiveLink(core: Core, staff: Staff, id: number, hours: number): Promise<MadeLink> {
  await recordingOf(core, id);
  const at = now(core);
  return core.db.transaction().execute(async (trx) => {
    const { status } = await lockLesson(trx, id);
    if (status !== lessonStatus.playable) throw conflict('这一讲不能播放，恢复后再生成链接');
    const until = new Date(at.getTime() + hours * 3_600_000);
    const made = await makeLink(trx, { lessonId: id, userId: null, staffId: staff.id, until, now: at });
    await line(trx, core, staff, 'lesson.live_link', ['lesson', id], { hours });
    return made;
  });
}

/** Ends all links to a lesson that live. @throws HttpProblem 404 */
export async function endLiveLinks(
  core: Core,
  staff: Staff,
  id: number,
  reason = '',
): Promise<{ ended: number }> {
  const at = now(core);
  return core.db.transaction().execute(async (trx) => {
    await lockLesson(trx, id);
    const { rows } = await sql`
      update live_links set ended_at = ${at} where lesson_id = ${id} and ended_at is null and expires_at > ${at}
      returning 1`.execute(trx);
    await line(trx, core, staff, 'lesson.live_end', ['lesson', id], {
      count: rows.length,
      ...(reason && { reason }),
    });
    return { ended: rows.length };
  });
}
