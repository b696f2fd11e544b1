import type { BodyOf, DeskCourse } from '@harbor/contract';
import { courseStatus } from '@harbor/contract/course-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { Once } from '../../../http/idempotency';
import { conflict, invalid, notFound } from '../../../http/problem';
import { line, type Staff } from './audit-line';
import { releaseMaterials } from './lessons';
import { missingOf } from './missing';
import { type CourseEvent, lockChapter, lockCourse, moveCourse, rememberCourse } from './move';
import { deskCourse } from './read';
import { checkCourse, checkWords } from './words';

type Document = BodyOf<'POST /staff/course/create'>;

/**
 * The columns of what staff write. The teacher's name is kept with the course: orders and lists read it. The teacher is held
 * before the course is, in the order in which a new name goes from one to the other.
 * @throws HttpProblem 422
 */
async function columnsOf(trx: Db, document: Document) {
  if (document.original_fen > 0 && document.original_fen <= document.price_fen)
    throw invalid({ original_fen: ['原价应高于现价，没有优惠时填 0'] });
  const teacher = await trx
    .selectFrom('course_teachers')
    .select('name')
    .where('id', '=', document.teacher_id)
    .forShare()
    .executeTakeFirst();
  if (!teacher) throw invalid({ teacher_id: ['请选择授课教师'] });
  const { category_id, ...rest } = document;
  return { ...rest, category_id: category_id as 1, teacher: teacher.name };
}

const now = (core: Core) => new Date(core.settings.clock.now());

/** Makes a course, as a draft. @throws HttpProblem 422 */
export async function createCourse(
  core: Core,
  staff: Staff,
  document: Document,
  once: Once<DeskCourse>,
): Promise<DeskCourse> {
  await checkCourse(core, staff, document);
  return once.inTransaction(async (trx) => {
    const at = now(core);
    const { id } = await trx
      .insertInto('courses')
      .values({
        ...(await columnsOf(trx, document)),
        ...{ status: courseStatus.draft, created_at: at, updated_at: at, published_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await rememberCourse(trx, id, 'create', null, courseStatus.draft, {
      actor: 'operator',
      actorId: staff.id,
      at,
    });
    await line(trx, core, staff, 'course.create', ['course', id]);
    return deskCourse(trx, id);
  });
}

/** Changes what a course says of itself. @throws HttpProblem 404 · 409 · 422 */
export async function saveCourse(
  core: Core,
  staff: Staff,
  id: number,
  { revision, ...document }: BodyOf<'POST /staff/course/save/:id'>,
): Promise<DeskCourse> {
  await checkCourse(core, staff, document);
  return core.db.transaction().execute(async (trx) => {
    const columns = await columnsOf(trx, document);
    const row = await lockCourse(trx, id, revision);
    const shelved = row.status === courseStatus.onShelf || row.status === courseStatus.updating;
    const [fault] = shelved ? missingOf({ ...row, ...columns }) : [];
    if (fault) throw invalid({ [fault.field]: [fault.text] });
    await trx
      .updateTable('courses')
      .set({ ...columns, revision: revision + 1, updated_at: now(core) })
      .where('id', '=', id)
      .execute();
    await line(trx, core, staff, 'course.save', ['course', id]);
    return deskCourse(trx, id);
  });
}

/** Takes a course to the shelf or from it; who bought it goes on learning. @throws HttpProblem 404 · 409 · 422 it lacks something */
export async function shelveCourse(
  core: Core,
  staff: Staff,
  id: number,
  { revision, act, note = '' }: BodyOf<'POST /staff/course/shelf/:id'>,
): Promise<DeskCourse> {
  return core.db.transaction().execute(async (trx) => {
    const row = await lockCourse(trx, id, revision);
    const [fault] = act === 'off_shelf' ? [] : missingOf(row);
    if (fault) throw invalid({ [fault.field]: [fault.text] });
    const event: CourseEvent = act;
    await moveCourse(trx, row, event, { actor: 'operator', actorId: staff.id, at: now(core), note });
    // One that waited for its review was never on the shelf.
    const action =
      event === 'off_shelf' && row.status === courseStatus.reviewing
        ? 'course.return'
        : (`course.${event}` as const);
    await line(trx, core, staff, action, ['course', id], note ? { reason: note } : {});
    return deskCourse(trx, id);
  });
}

/** Deletes a draft that was never sold. @throws HttpProblem 404 · 409 */
export async function deleteCourse(
  core: Core,
  staff: Staff,
  id: number,
  revision: number,
): Promise<Record<string, never>> {
  const folders = await core.db.transaction().execute(async (trx) => {
    const row = await lockCourse(trx, id, revision);
    const { rows } = await sql`
      select 1 from enrolments where course_id = ${id} union all
      select 1 from orders where kind = 2 and goods_id = ${id} limit 1`.execute(trx);
    if (row.status !== courseStatus.draft || row.published_at !== null || rows.length > 0)
      throw conflict('只能删除从未上架、没有学员的草稿');
    const videos = await sql<{ id: number; folder: string }>`
      select v.id, v.folder from videos v join lessons l on l.id = v.lesson_id where l.course_id = ${id}`.execute(
      trx,
    );
    await releaseMaterials(trx, ['course_id', id], now(core));
    await sql`update lessons set video_id = null where course_id = ${id}`.execute(trx);
    await sql`delete from lessons where course_id = ${id}`.execute(trx);
    // Before the bank, whose questions they list.
    await sql`delete from exams where course_id = ${id}`.execute(trx);
    await sql`delete from courses where id = ${id}`.execute(trx);
    await line(trx, core, staff, 'course.delete', ['course', id]);
    return videos.rows;
  });
  for (const { id: video, folder } of folders) {
    await core.videos.removeSource(video);
    await core.videos.removeFolder(folder);
  }
  return {};
}

/** Makes or renames a chapter. @throws HttpProblem 404 · 422 */
export async function saveChapter(
  core: Core,
  staff: Staff,
  { id, course_id, title }: BodyOf<'POST /staff/course/chapter/save'>,
): Promise<DeskCourse> {
  await checkWords(core, staff, { title });
  return core.db.transaction().execute(async (trx) => {
    await lockCourse(trx, course_id);
    if (id === undefined)
      await sql`
        insert into course_chapters (course_id, title, sort, created_at)
        select ${course_id}, ${title}, coalesce(max(sort), 0) + 1, ${now(core)} from course_chapters
        where course_id = ${course_id}`.execute(trx);
    else {
      const { rows } = await sql`
        update course_chapters set title = ${title} where id = ${id} and course_id = ${course_id} returning 1`.execute(
        trx,
      );
      if (rows.length === 0) throw notFound('这一章不存在');
    }
    await line(trx, core, staff, 'course.chapter_save', ['course', course_id]);
    return deskCourse(trx, course_id);
  });
}

/** Deletes an empty chapter. @throws HttpProblem 404 · 409 */
export async function deleteChapter(core: Core, staff: Staff, id: number): Promise<DeskCourse> {
  return core.db.transaction().execute(async (trx) => {
    const courseId = await lockChapter(trx, id);
    if (courseId === undefined) throw notFound('这一章不存在');
    const held = await trx.selectFrom('lessons').select('id').where('chapter_id', '=', id).executeTakeFirst();
    if (held) throw conflict('这一章还有讲次，请先移走或删除');
    await trx.deleteFrom('course_chapters').where('id', '=', id).execute();
    await line(trx, core, staff, 'course.chapter_delete', ['course', courseId]);
    return deskCourse(trx, courseId);
  });
}

/** Puts chapters and lessons in another order; all of them have to be named, each once. @throws HttpProblem 404 · 409 */
export async function orderCourse(
  core: Core,
  staff: Staff,
  id: number,
  { chapters }: BodyOf<'POST /staff/course/order/:id'>,
): Promise<DeskCourse> {
  return core.db.transaction().execute(async (trx) => {
    await lockCourse(trx, id);
    const [had, lessons] = await Promise.all([
      trx.selectFrom('course_chapters').select('id').where('course_id', '=', id).execute(),
      trx.selectFrom('lessons').select('id').where('course_id', '=', id).execute(),
    ]);
    const same = (given: number[], kept: { id: number }[]) =>
      given.length === kept.length &&
      new Set(given).size === kept.length &&
      kept.every((one) => given.includes(one.id));
    if (
      !same(
        chapters.map((one) => one.id),
        had,
      ) ||
      !same(
        chapters.flatMap((one) => one.lessons),
        lessons,
      )
    )
      throw conflict('目录刚有变化，请刷新后再调整');
    let place = 0;
    for (const [n, chapter] of chapters.entries()) {
      await trx
        .updateTable('course_chapters')
        .set({ sort: n + 1 })
        .where('id', '=', chapter.id)
        .execute();
      for (const lesson of chapter.lessons) {
        place += 1;
        await trx
          .updateTable('lessons')
          .set({ chapter_id: chapter.id, sort: place })
          .where('id', '=', lesson)
          .execute();
      }
    }
    await line(trx, core, staff, 'course.order', ['course', id]);
    return deskCourse(trx, id);
  });
}
