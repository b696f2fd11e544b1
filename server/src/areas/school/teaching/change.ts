import type { BodyOf, TeachingLesson } from '@harbor/contract';
import { courseStatus } from '@harbor/contract/course-status';
import { lessonStatus } from '@harbor/contract/lesson-status';
import { versionStatus } from '@harbor/contract/version-status';
import { videoStatus } from '@harbor/contract/video-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, invalid, notFound } from '../../../http/problem';
import { holdFiles, releaseFiles } from '../../base/files/hold';
import { line } from '../course-desk/audit-line';
import { materialRule, parsed } from '../course-desk/lessons';
import { lockChapter, lockCourse, moveCourse } from '../course-desk/move';
import { checkWords } from '../course-desk/words';
import { teachesCourse } from '../lessons/may-watch';
import { writeCaptions } from '../videos/captions';
import { dropVersion, releaseOwnFiles } from './drop';
import { mostFiles, mostLessons } from './limits';
import { moveVersion } from './move';
import { asTeacher, changedVersion, heldVideo, lockOwn, openVersion, type Teacher, taughtBy } from './own';
import { ownLesson } from './read';

type Person = { id: number };

const now = (core: Core) => new Date(core.settings.clock.now());

/** Makes a lesson that nobody else sees yet, or gives one another name. @throws HttpProblem 404 · 409 · 422 */
export async function saveOwnLesson(
  core: Core,
  user: Person,
  { id, chapter_id, title }: BodyOf<'POST /teaching/lesson/save'>,
): Promise<TeachingLesson> {
  await checkWords(core, user, { title });
  const at = now(core);
  return core.db.transaction().execute(async (trx) => {
    const lessonId = id ?? (await addOwn(trx, user, chapter_id, title, at));
    const lesson = await lockOwn(trx, user.id, lessonId);
    const version = await changedVersion(trx, lesson, user.id, at);
    if (id !== undefined)
      await trx
        .updateTable('lesson_versions')
        .set({ title: title === lesson.title ? null : title, updated_at: at })
        .where('id', '=', version.id)
        .execute();
    await line(trx, core, asTeacher(user), 'lesson.version_save', ['lesson', lessonId]);
    return ownLesson(core, trx, user.id, lessonId);
  });
}

async function addOwn(trx: Db, user: Person, chapterId: number, title: string, at: Date): Promise<number> {
  const courseId = await lockChapter(trx, chapterId);
  if (courseId === undefined || !(await teachesCourse(trx, user.id, courseId)))
    throw invalid({ chapter_id: ['您的课程里没有这一章，请刷新后再选'] });
  const { last, count } = await trx
    .selectFrom('lessons')
    .select([sql<number>`coalesce(max(sort), 0)`.as('last'), sql<number>`count(*)::int`.as('count')])
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow();
  if (count >= mostLessons) throw conflict(`一门课程最多${mostLessons}讲`);
  const { id } = await trx
    .insertInto('lessons')
    .values({
      ...{ course_id: courseId, chapter_id: chapterId, title, sort: last + 1, held: true },
      ...{ status: lessonStatus.packaging, created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a lesson that the team never passed. @throws HttpProblem 404 · 409 */
export async function deleteOwnLesson(core: Core, user: Person, id: number): Promise<Record<string, never>> {
  const videos = await core.db.transaction().execute(async (trx) => {
    const lesson = await lockOwn(trx, user.id, id);
    const version = await openVersion(trx, id);
    if (!lesson.held) throw conflict('学员已能看到这一讲，请联系运营下架');
    if (version?.status === versionStatus.waiting) throw conflict('这一讲正在审核，撤回后才能删除');
    const { rows } = await sql<{ id: number; folder: string }>`
      select id, folder from videos where lesson_id = ${id}`.execute(trx);
    if (version) await releaseOwnFiles(trx, version.id, now(core));
    await trx.deleteFrom('lessons').where('id', '=', id).execute();
    await line(trx, core, asTeacher(user), 'lesson.delete', ['lesson', id]);
    return rows;
  });
  for (const video of videos) {
    await core.videos.removeSource(video.id);
    await core.videos.removeFolder(video.folder);
  }
  return {};
}

/** Hands in what was changed of a lesson, and with it a course that is still a draft. @throws HttpProblem 404 · 409 */
export async function submitLesson(core: Core, user: Person, id: number): Promise<TeachingLesson> {
  const at = now(core);
  const by: Teacher = asTeacher(user);
  return core.db.transaction().execute(async (trx) => {
    const lesson = await lockOwn(trx, user.id, id);
    const version = await openVersion(trx, id);
    if (!version) throw conflict('这一讲没有新的修改');
    const video = await heldVideo(trx, id);
    if (video && video.status < videoStatus.ready) throw conflict('视频还没有传完或还在转码，完成后再提交');
    if (video?.status === videoStatus.failed) throw conflict('视频转码失败，请重新上传后再提交');
    const chosen = video?.status === videoStatus.ready ? video.id : null;
    if (chosen === null && lesson.video_id === null) throw conflict('请先上传这一讲的视频');
    await moveVersion(
      trx,
      version,
      'submit',
      { actor: 'teacher', actorId: user.id, at },
      { video_id: chosen },
    );
    const course = await lockCourse(trx, lesson.course_id);
    if (course.status === courseStatus.draft)
      await moveCourse(trx, course, 'submit', { actor: 'teacher', actorId: user.id, at });
    await line(trx, core, by, 'lesson.version_submit', ['lesson', id]);
    return ownLesson(core, trx, user.id, id);
  });
}

/** Takes back what waits for the team, to change it further. @throws HttpProblem 404 · 409 */
export async function withdrawLesson(core: Core, user: Person, id: number): Promise<TeachingLesson> {
  return core.db.transaction().execute(async (trx) => {
    await lockOwn(trx, user.id, id);
    const version = await openVersion(trx, id);
    if (!version) throw conflict('这一讲没有等待审核的修改');
    await moveVersion(trx, version, 'withdraw', { actor: 'teacher', actorId: user.id, at: now(core) });
    await line(trx, core, asTeacher(user), 'lesson.version_withdraw', ['lesson', id]);
    return ownLesson(core, trx, user.id, id);
  });
}

/** Gives up what was changed; learners keep what they have. @throws HttpProblem 404 · 409 */
export async function dropLesson(core: Core, user: Person, id: number): Promise<TeachingLesson> {
  const at = now(core);
  return core.db.transaction().execute(async (trx) => {
    const lesson = await lockOwn(trx, user.id, id);
    const version = await openVersion(trx, id);
    if (!version) throw conflict('这一讲没有可以放弃的修改');
    if (lesson.held) throw conflict('新的一讲请直接删除');
    await dropVersion(trx, version, user.id, at);
    await line(trx, core, asTeacher(user), 'lesson.version_drop', ['lesson', id]);
    return ownLesson(core, trx, user.id, id);
  });
}

/** Keeps captions for a lesson until the team has passed them; empty ones take those away. @throws HttpProblem 404 · 409 · 422 */
export async function saveOwnCaptions(
  core: Core,
  user: Person,
  id: number,
  { lang, vtt }: BodyOf<'POST /teaching/captions/:id'>,
): Promise<TeachingLesson> {
  const cues = vtt.trim() === '' ? [] : parsed(vtt);
  await checkWords(core, user, { vtt: cues.map(({ text }) => text).join('\n') });
  const at = now(core);
  return core.db.transaction().execute(async (trx) => {
    const version = await changedVersion(trx, await lockOwn(trx, user.id, id), user.id, at);
    const captions = { ...version.captions, [lang]: cues.length > 0 ? writeCaptions(cues) : '' };
    await trx
      .updateTable('lesson_versions')
      .set({ captions: JSON.stringify(captions), updated_at: at })
      .where('id', '=', version.id)
      .execute();
    await line(trx, core, asTeacher(user), 'lesson.captions', ['lesson', id]);
    return ownLesson(core, trx, user.id, id);
  });
}

/** Adds an uploaded file to a lesson, for learners once the team has passed it. @throws HttpProblem 404 · 409 · 422 */
export async function addOwnMaterial(
  core: Core,
  user: Person,
  { lesson_id, file }: BodyOf<'POST /teaching/material/add'>,
): Promise<TeachingLesson> {
  const at = now(core);
  return core.db.transaction().execute(async (trx) => {
    const lesson = await lockOwn(trx, user.id, lesson_id);
    const version = await changedVersion(trx, lesson, user.id, at);
    const { count } = await trx
      .selectFrom('lesson_files')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('version_id', '=', version.id)
      .executeTakeFirstOrThrow();
    if (count >= mostFiles) throw invalid({ file: [`一次最多提交${mostFiles}份资料`] });
    const kept = await trx
      .selectFrom('files')
      .select(['name', 'size', 'type'])
      .where('id', '=', file)
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    if (!kept) throw invalid({ file: ['文件已失效，请重新上传'] });
    const { id } = await trx
      .insertInto('lesson_files')
      .values({
        ...{ ...kept, course_id: lesson.course_id, lesson_id, file_id: file },
        ...{ version_id: version.id, created_at: at },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await holdFiles(trx, {
      ...{ userId: user.id, ids: [file], holder: { kind: 'course_material', id }, field: 'file' },
      ...{ rule: { ...materialRule, types: [...materialRule.types] }, now: at },
    });
    await line(trx, core, asTeacher(user), 'course.material_add', ['course', lesson.course_id]);
    return ownLesson(core, trx, user.id, lesson_id);
  });
}

/** Removes a material that the team has not passed. @throws HttpProblem 404 · 409 */
export async function removeOwnMaterial(core: Core, user: Person, id: number): Promise<TeachingLesson> {
  const at = now(core);
  return core.db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('lesson_files')
      .innerJoin('lessons as l', 'l.id', 'lesson_files.lesson_id')
      .select('lesson_files.lesson_id')
      .where('lesson_files.id', '=', id)
      .where('lesson_files.version_id', 'is not', null)
      .where(taughtBy(user.id))
      .executeTakeFirst();
    if (!found?.lesson_id) throw notFound('资料不存在或已移除');
    const lesson = await lockOwn(trx, user.id, found.lesson_id);
    await changedVersion(trx, lesson, user.id, at);
    const { rows } = await sql`
      delete from lesson_files where id = ${id} and version_id is not null returning 1`.execute(trx);
    if (rows.length === 0) throw notFound('资料不存在或已移除');
    await releaseFiles(trx, { kind: 'course_material', id }, [], at);
    await line(trx, core, asTeacher(user), 'course.material_remove', ['course', lesson.course_id]);
    return ownLesson(core, trx, user.id, lesson.id);
  });
}
