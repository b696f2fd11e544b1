import type { BodyOf, DataOf } from '@harbor/contract';
import { type CourseTextKind, courseTalk, courseTextStatus as s } from '@harbor/contract/course-text';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import type { Once } from '../../../../http/idempotency';
import { conflict, forbidden, HttpProblem, invalid, notFound, tooMany } from '../../../../http/problem';
import { createRateLimiter } from '../../../../http/rate-limiter';
import { shareAccount } from '../../../base/accounts/share-account';
import { messageKind, notify } from '../../../base/messages/notify';
import { watchTexts } from '../../../base/sentinel/watch';
import { readableCourse } from '../course/info';
import { refreshScore } from '../course/refresh';
import { textQuotas } from '../limits';
import { mayWatch, ownsCourse, previews, type Viewer } from '../may-watch';
import { moveText } from '../move';
import { courseProgress } from '../progress/schedule';
import type { CourseRow, CourseTextRow } from '../rows';
import { presentComment, presentNote, presentReply } from './present';
import { discussions, oneText } from './read';

type Writer = NonNullable<Viewer> & { nickname: string };

const closed = () => conflict('本课程已关闭评价与讨论');
const notOwned = (what: string) =>
  new HttpProblem(forbidden().status, `拥有课程后可以${what}`, { reason: 'NOT_ENTITLED' });

/** The words of the answer: whether everybody reads it at once. */
const said = (status: number, done: string) => (status === s.waiting ? `${done}，审核后公开` : done);

/** Whether a text of this course is shown at once. The team and the teacher are not looked at. */
const firstStatus = (course: CourseRow, writer: Writer) =>
  course.is_allow_comment === courseTalk.before && !previews(writer) ? s.waiting : s.shown;

/** Counts a piece of writing in the transaction that writes it: what was refused is not counted. @throws HttpProblem 429 */
async function takeQuota(core: Core, trx: Db, userId: number): Promise<void> {
  const limiter = createRateLimiter(core.settings, trx);
  const wait = await limiter.takeShared(`course.text:u${userId}`, textQuotas);
  if (wait > 0) throw tooMany(wait, '今天写得太多了，请明天再来');
}

/**
 * Whether the team has taken down, or not yet looked at, what somebody said of a course last: what takes its place is
 * looked at before anybody reads it, also where they deleted it first.
 */
async function awaitsLook(trx: Db, userId: number, courseId: number): Promise<boolean> {
  const { rows } = await sql<{ status: number }>`
    select coalesce(h.from_status, t.status) as status from course_texts t
      left join course_text_history h on h.text_id = t.id and h.event = 'delete'
    where t.course_id = ${courseId} and t.user_id = ${userId} and t.kind = 'comment'
    order by t.id desc limit 1`.execute(trx);
  const last = rows[0]?.status;
  return last === s.waiting || last === s.rejected || last === s.hidden;
}

/** Whether this person teaches the course. */
async function teaches(db: Db, userId: number, course: CourseRow): Promise<boolean> {
  if (course.teacher_id === null) return false;
  const row = await db
    .selectFrom('course_teachers')
    .select('user_id')
    .where('id', '=', course.teacher_id)
    .executeTakeFirst();
  return row?.user_id === userId;
}

const place = (kind: CourseTextKind) => (kind === 'comment' ? 'review' : 'post');

const watched = (core: Core, userId: number, kind: CourseTextKind, courseId: number, content: string) =>
  watchTexts(core, { userId, place: place(kind), object: { type: 'course', id: courseId } }, { content });

interface Added {
  trx: Db;
  course: CourseRow;
  userId: number;
  kind: CourseTextKind;
  content: string;
  status: number;
  now: Date;
  stars?: number;
  lessonId?: number | null;
  atSeconds?: number | null;
  parentId?: number | null;
  isPublic?: boolean;
  answered?: boolean;
  doneLessons?: number;
}

async function add(given: Added): Promise<number> {
  const { trx, course, userId, kind, content, status, now } = given;
  const { id } = await trx
    .insertInto('course_texts')
    .values({
      ...{ course_id: course.id, user_id: userId, kind, content, status: status as CourseTextRow['status'] },
      stars: given.stars ?? null,
      lesson_id: given.lessonId ?? null,
      at_seconds: given.atSeconds ?? null,
      parent_id: given.parentId ?? null,
      is_public: given.isPublic ?? true,
      done_lessons: given.doneLessons ?? 0,
      ...{ reported_at: null, reply_at: null, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into course_text_history (text_id, event, from_status, to_status, actor, actor_id, at)
    values (${id}, 'write', null, ${status}, 'user', ${userId}, ${now})`.execute(trx);
  return id;
}

/**
 * Reviews a course, one review of a person; writing again takes the place of the one before.
 * @throws HttpProblem 403 without the course · 404 · 409 closed · 422 · 429
 */
export async function writeComment(
  core: Core,
  writer: Writer,
  body: BodyOf<'POST /course/comment'>,
  { once, now }: { once: Once<DataOf<'POST /course/comment'>>; now: Date },
): Promise<DataOf<'POST /course/comment'>> {
  const course = await readableCourse(core.db, writer, body.course_id);
  if (!(await ownsCourse(core.db, writer.id, course.id, now))) throw notOwned('评价');
  if (course.is_allow_comment === courseTalk.closed) throw closed();
  const { content } = await watched(core, writer.id, 'comment', course.id, body.content);
  return once.inTransaction(async (trx) => {
    await shareAccount(trx, writer.id);
    // Two first reviews of a person at once: the second takes the place of the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`course.comment:${course.id}/${writer.id}`}, 0))`.execute(
      trx,
    );
    await takeQuota(core, trx, writer.id);
    const before = await trx
      .selectFrom('course_texts')
      .selectAll()
      .where('course_id', '=', course.id)
      .where('user_id', '=', writer.id)
      .where('kind', '=', 'comment')
      .where('status', '<>', s.deleted)
      .forUpdate()
      .executeTakeFirst();
    const status = (await awaitsLook(trx, writer.id, course.id)) ? s.waiting : firstStatus(course, writer);
    if (before) await moveText(trx, before, 'delete', { actor: 'user', actorId: writer.id, at: now });
    const { doneLessons } = await courseProgress(trx, writer.id, course.id);
    const id = await add({
      trx,
      course,
      userId: writer.id,
      kind: 'comment',
      content,
      status,
      now,
      stars: body.stars,
      doneLessons,
    });
    await refreshScore(trx, course.id);
    const row = await oneText(trx, writer.id, id);
    if (!row) throw notFound();
    return { comment: presentComment(row, writer.id), message: said(status, '评价已发布') };
  });
}

/** The discussion that is answered, under its lock. @throws HttpProblem 404 */
async function parentOf(trx: Db, courseId: number, id: number): Promise<CourseTextRow> {
  const parent = await trx
    .selectFrom('course_texts')
    .selectAll()
    .where('id', '=', id)
    .where('course_id', '=', courseId)
    .where('kind', '=', 'discuss')
    .where('parent_id', 'is', null)
    .where('status', '=', s.shown)
    .forUpdate()
    .executeTakeFirst();
  if (!parent) throw notFound('这条讨论不存在或已删除');
  return parent;
}

/** Tells who asked that somebody answered. */
const tellAsker = (trx: Db, parent: CourseTextRow, course: CourseRow, writer: Writer, now: Date) =>
  notify(trx, {
    userId: parent.user_id,
    kind: messageKind.comment,
    title: '回复了您的课程讨论',
    body: parent.content.slice(0, 60),
    link: `/classdetail/${course.id}?tab=discuss&focus=${parent.id}`,
    object: { type: 'course', id: course.id },
    actors: [{ id: writer.id, nickname: writer.nickname }],
    mergeKey: `course_text:${parent.id}:reply`,
    now,
  });

/**
 * Begins a discussion at a second of a lesson, or of the course, or answers one.
 * @throws HttpProblem 403 without the course or lesson · 404 · 409 closed · 422 · 429
 */
export async function writeDiscuss(
  core: Core,
  writer: Writer,
  body: BodyOf<'POST /course/discuss'>,
  { once, now }: { once: Once<DataOf<'POST /course/discuss'>>; now: Date },
): Promise<DataOf<'POST /course/discuss'>> {
  const course = await readableCourse(core.db, writer, body.course_id);
  const lessonId = body.lesson_id ?? null;
  const team = previews(writer) || (await teaches(core.db, writer.id, course));
  const owns = team || (await ownsCourse(core.db, writer.id, course.id, now));
  await checkLesson(core.db, writer, course.id, { lessonId, atSeconds: body.at_seconds }, now);
  if (!owns) throw notOwned('参与讨论');
  if (course.is_allow_comment === courseTalk.closed) throw closed();
  const { content } = await watched(core, writer.id, 'discuss', course.id, body.content);
  return once.inTransaction(async (trx) => {
    await shareAccount(trx, writer.id);
    await takeQuota(core, trx, writer.id);
    const parent = body.parent_id ? await parentOf(trx, course.id, body.parent_id) : undefined;
    const status = firstStatus(course, writer);
    const id = await add({
      ...{ trx, course, userId: writer.id, kind: 'discuss', content, status, now },
      ...(parent
        ? { parentId: parent.id }
        : { lessonId, atSeconds: lessonId === null ? null : (body.at_seconds ?? null) }),
    });
    if (parent && status === s.shown) {
      await countReply(trx, parent.id, team);
      await tellAsker(trx, parent, course, writer, now);
    }
    const row = await oneText(trx, writer.id, id);
    if (!row) throw notFound();
    if (parent)
      return { discuss: null, reply: presentReply(row, writer.id), message: said(status, '回复已发布') };
    const [discuss = null] = await discussions(trx, writer.id, [row]);
    return { discuss, reply: null, message: said(status, '讨论已发布') };
  });
}

/** Counts the replies of a discussion that are shown. */
export async function countReply(trx: Db, parentId: number, answered: boolean): Promise<void> {
  await sql`
    update course_texts t set answered = answered or ${answered},
      replies = (select count(*) from course_texts r where r.parent_id = t.id and r.status = ${s.shown})
    where t.id = ${parentId}`.execute(trx);
}

/** A lesson that is named must be one of the course, which its writer may watch. @throws HttpProblem 403 · 422 */
async function checkLesson(
  db: Db,
  viewer: Viewer,
  courseId: number,
  { lessonId, atSeconds }: { lessonId: number | null; atSeconds?: number | null | undefined },
  now: Date,
) {
  if (lessonId === null) return;
  const watching = await mayWatch(db, viewer, { id: lessonId }, now);
  if (!watching || watching.course_id !== courseId) throw invalid({ lesson_id: ['这一讲不在课程中'] });
  if (watching.mode === 'none') throw notOwned('记录这一讲');
  // Lengths are kept in whole seconds, players round up.
  if ((atSeconds ?? 0) > watching.seconds + 1) throw invalid({ at_seconds: ['时间点超出了这一讲的时长'] });
}

/** What everybody reads beside a lesson is written by who has the course, its teacher, or the team. @throws HttpProblem 403 */
async function mayPublish(db: Db, writer: Writer, course: CourseRow, now: Date): Promise<void> {
  const may =
    previews(writer) ||
    (await teaches(db, writer.id, course)) ||
    (await ownsCourse(db, writer.id, course.id, now));
  if (!may) throw notOwned('公开笔记');
}

/**
 * Notes something at a second of a lesson. What only its writer reads is not looked at by the team.
 * @throws HttpProblem 403 · 404 · 409 public notes are closed · 422 · 429
 */
export async function writeNote(
  core: Core,
  writer: Writer,
  body: BodyOf<'POST /course/notes'>,
  { once, now }: { once: Once<DataOf<'POST /course/notes'>>; now: Date },
): Promise<DataOf<'POST /course/notes'>> {
  const course = await readableCourse(core.db, writer, body.course_id);
  await checkLesson(
    core.db,
    writer,
    course.id,
    { lessonId: body.lesson_id, atSeconds: body.at_seconds },
    now,
  );
  const isPublic = body.is_public ?? false;
  if (isPublic) await mayPublish(core.db, writer, course, now);
  if (isPublic && course.is_allow_comment === courseTalk.closed)
    throw conflict('本课程暂不能公开笔记，可仅自己可见');
  const { content } = isPublic ? await watched(core, writer.id, 'note', course.id, body.content) : body;
  return once.inTransaction(async (trx) => {
    await shareAccount(trx, writer.id);
    await takeQuota(core, trx, writer.id);
    const status = isPublic ? firstStatus(course, writer) : s.shown;
    const id = await add({
      ...{ trx, course, userId: writer.id, kind: 'note', content, status, now, isPublic },
      ...{ lessonId: body.lesson_id, atSeconds: body.at_seconds },
    });
    const row = await oneText(trx, writer.id, id);
    if (!row) throw notFound();
    return { note: presentNote(row, writer.id), message: said(status, '笔记已保存') };
  });
}

/** One's own text of a kind, under its lock. @throws HttpProblem 404 also for one of somebody else */
async function ownText(trx: Db, userId: number, kind: CourseTextKind, id: number): Promise<CourseTextRow> {
  const row = await trx
    .selectFrom('course_texts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('status', '<>', s.deleted)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('内容不存在或已删除');
  return row;
}

/**
 * Changes one's own note, or who reads it.
 * @throws HttpProblem 403 to publish without the course · 404 · 409 public notes are closed · 422
 */
export async function changeNote(
  core: Core,
  writer: Writer,
  id: number,
  body: BodyOf<'PATCH /course/notes/:id'>,
  now: Date,
): Promise<DataOf<'PATCH /course/notes/:id'>> {
  const before = await ownText(core.db, writer.id, 'note', id);
  const isPublic = body.is_public ?? before.is_public;
  const wanted = body.content ?? before.content;
  const { content } = isPublic
    ? await watched(core, writer.id, 'note', before.course_id, wanted)
    : { content: wanted };
  return core.db.transaction().execute(async (trx) => {
    await shareAccount(trx, writer.id);
    const row = await ownText(trx, writer.id, 'note', id);
    const course = await trx
      .selectFrom('courses')
      .selectAll()
      .where('id', '=', row.course_id)
      .executeTakeFirstOrThrow();
    if (isPublic && course.is_allow_comment === courseTalk.closed)
      throw conflict('本课程暂不能公开笔记，可仅自己可见');
    // What was open before may be made better also by who has the course no more.
    if (isPublic && !row.is_public) await mayPublish(trx, writer, course, now);
    // What the team took down does not come back by being changed.
    if (isPublic && row.status === s.hidden) throw conflict('这条笔记已被隐藏，不能公开');
    const status = isPublic ? firstStatus(course, writer) : s.shown;
    const changes = { content, is_public: isPublic };
    const context = { actor: 'user' as const, actorId: writer.id, at: now };
    if (status === row.status || row.status === s.hidden)
      await trx
        .updateTable('course_texts')
        .set({ ...changes, updated_at: now })
        .where('id', '=', id)
        .execute();
    else await moveText(trx, row, status === s.waiting ? 'hand_in' : 'show', context, changes);
    const shown = await oneText(trx, writer.id, id);
    if (!shown) throw notFound();
    return { note: presentNote(shown, writer.id), message: said(status, '笔记已保存') };
  });
}

/** Deletes one's own text; nobody reads the replies of a discussion that is gone. @throws HttpProblem 404 */
export async function deleteText(
  core: Core,
  userId: number,
  kind: CourseTextKind,
  id: number,
  now: Date,
): Promise<{ id: number }> {
  await core.db.transaction().execute(async (trx) => {
    const row = await ownText(trx, userId, kind, id);
    await moveText(trx, row, 'delete', { actor: 'user', actorId: userId, at: now });
    if (row.parent_id !== null) await countReply(trx, row.parent_id, false);
    if (kind === 'comment') await refreshScore(trx, row.course_id);
  });
  return { id };
}
