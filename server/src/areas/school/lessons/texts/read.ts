import type { DataOf } from '@harbor/contract';
import { courseTalk, courseTextStatus as s } from '@harbor/contract/course-text';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { toPage } from '../../../../http/page';
import { notFound } from '../../../../http/problem';
import type { Asked } from '../asked';
import { readableCourse } from '../course/info';
import { lessonLimits } from '../limits';
import { ownsCourse, previews, type Viewer } from '../may-watch';
import { presentComment, presentDiscuss, presentNote, presentReply, type TextRow, textRows } from './present';

const perPage = lessonLimits.textsPerPage;

/** What somebody reads: what is shown, and their own whatever became of it. */
const readable = (readerId: number) =>
  sql`(t.status = ${s.shown} or (t.user_id = ${readerId} and t.status <> ${s.deleted}))`;

async function count(db: Db, where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from course_texts t where ${where}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Reviews of a course, whoever asks having written theirs or not. @throws HttpProblem 404 */
export async function comments(
  db: Db,
  viewer: Viewer,
  courseId: number,
  { page = 1, sort = 'hot' }: Asked<'GET /course/:id/comment'>,
  now: Date,
): Promise<DataOf<'GET /course/:id/comment'>> {
  const course = await readableCourse(db, viewer, courseId);
  const readerId = viewer?.id ?? 0;
  const where = sql`t.course_id = ${courseId} and t.kind = 'comment' and t.status = ${s.shown}`;
  const order =
    sort === 'hot' ? sql`t.likes desc, t.created_at desc, t.id desc` : sql`t.created_at desc, t.id desc`;
  const own = sql`t.course_id = ${courseId} and t.kind = 'comment' and t.user_id = ${readerId} and t.status <> ${s.deleted}`;
  const [rows, total, [mine], owns] = await Promise.all([
    textRows(db, readerId, { where, order, limit: perPage, offset: (page - 1) * perPage }),
    count(db, where),
    viewer ? textRows(db, readerId, { where: own, order: sql`t.id`, limit: 1 }) : [],
    viewer ? ownsCourse(db, viewer.id, courseId, now) : false,
  ]);
  return {
    ...toPage(
      rows.map((row) => presentComment(row, readerId)),
      total,
      page,
      perPage,
    ),
    mine: mine ? presentComment(mine, readerId) : null,
    may_write: owns && course.is_allow_comment !== courseTalk.closed,
  };
}

/** Replies under discussions, the first of each. */
async function firstReplies(
  db: Db,
  readerId: number,
  ids: readonly number[],
): Promise<Map<number, TextRow[]>> {
  const found = new Map<number, TextRow[]>();
  if (ids.length === 0) return found;
  const rows = await textRows(db, readerId, {
    where: sql`t.id in (select id from (
      select r.id, row_number() over (partition by r.parent_id order by r.id) as n from course_texts r
      where r.parent_id = any(${[...ids]}::bigint[]) and r.status = ${s.shown}
    ) numbered where n <= ${lessonLimits.firstReplies})`,
    order: sql`t.id`,
    limit: ids.length * lessonLimits.firstReplies,
  });
  for (const row of rows) found.set(row.parent_id ?? 0, [...(found.get(row.parent_id ?? 0) ?? []), row]);
  return found;
}

/** Discussions with their first replies, presented. */
export async function discussions(db: Db, readerId: number, rows: readonly TextRow[]) {
  const replies = await firstReplies(
    db,
    readerId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentDiscuss(row, readerId, replies.get(row.id) ?? []));
}

/** Discussions of a course or of one of its lessons. @throws HttpProblem 404 */
export async function discussList(
  db: Db,
  viewer: Viewer,
  courseId: number,
  { page = 1, lesson, sort = 'newest' }: Asked<'GET /course/:id/discuss'>,
  now: Date,
): Promise<DataOf<'GET /course/:id/discuss'>> {
  const course = await readableCourse(db, viewer, courseId);
  const readerId = viewer?.id ?? 0;
  const where = sql`t.course_id = ${courseId} and t.kind = 'discuss' and t.parent_id is null and ${readable(readerId)}
    ${lesson === undefined ? sql`` : sql`and t.lesson_id = ${lesson}`}`;
  const order = sort === 'hot' ? sql`t.likes + t.replies desc, t.id desc` : sql`t.created_at desc, t.id desc`;
  const [rows, total, owns] = await Promise.all([
    textRows(db, readerId, { where, order, limit: perPage, offset: (page - 1) * perPage }),
    count(db, where),
    viewer ? ownsCourse(db, viewer.id, courseId, now) : false,
  ]);
  return {
    ...toPage(await discussions(db, readerId, rows), total, page, perPage),
    may_write: (owns || previews(viewer)) && course.is_allow_comment !== courseTalk.closed,
  };
}

/** All replies of a discussion. @throws HttpProblem 404 */
export async function replies(
  db: Db,
  viewer: Viewer,
  id: number,
  page: number,
): Promise<DataOf<'GET /course/discuss/:id/replies'>> {
  const readerId = viewer?.id ?? 0;
  const [parent] = await textRows(db, readerId, {
    where: sql`t.id = ${id} and t.kind = 'discuss' and t.parent_id is null and ${readable(readerId)}`,
    order: sql`t.id`,
    limit: 1,
  });
  if (!parent) throw notFound('这条讨论不存在或已删除');
  await readableCourse(db, viewer, parent.course_id);
  const where = sql`t.parent_id = ${id} and ${readable(readerId)}`;
  const limit = lessonLimits.repliesPerPage;
  const [rows, total] = await Promise.all([
    textRows(db, readerId, { where, order: sql`t.id`, limit, offset: (page - 1) * limit }),
    count(db, where),
  ]);
  return toPage(
    rows.map((row) => presentReply(row, readerId)),
    total,
    page,
    limit,
  );
}

/** Public notes of a course, and one's own. @throws HttpProblem 404 */
export async function notes(
  db: Db,
  viewer: Viewer,
  courseId: number,
  { page = 1, lesson, mine }: Asked<'GET /course/:id/notes'>,
  now: Date,
): Promise<DataOf<'GET /course/:id/notes'>> {
  await readableCourse(db, viewer, courseId);
  const readerId = viewer?.id ?? 0;
  const open = sql`t.course_id = ${courseId} and t.kind = 'note'
    and ((t.status = ${s.shown} and t.is_public) or (t.user_id = ${readerId} and t.status <> ${s.deleted}))`;
  const ofLesson = lesson === undefined ? sql`` : sql`and t.lesson_id = ${lesson}`;
  const own = sql`and t.user_id = ${readerId}`;
  const where = sql`${open} ${ofLesson} ${mine === '1' ? own : sql``}`;
  const [rows, total, all, ownCount, lessonCount, may] = await Promise.all([
    textRows(db, readerId, {
      where,
      // One's own come first, within a lesson by their second.
      order: sql`(t.user_id = ${readerId}) desc, t.created_at desc, t.id desc`,
      limit: perPage,
      offset: (page - 1) * perPage,
    }),
    count(db, where),
    count(db, open),
    viewer ? count(db, sql`${open} ${own}`) : 0,
    lesson === undefined ? 0 : count(db, sql`${open} ${ofLesson}`),
    viewer ? ownsCourse(db, viewer.id, courseId, now) : false,
  ]);
  return {
    ...toPage(
      rows.map((row) => presentNote(row, readerId)),
      total,
      page,
      perPage,
    ),
    counts: { all, mine: ownCount, lesson: lessonCount },
    may_write: may || previews(viewer),
  };
}

/** One text as its reader has it; undefined for none that they may read. */
export async function oneText(db: Db, readerId: number, id: number): Promise<TextRow | undefined> {
  const [row] = await textRows(db, readerId, {
    where: sql`t.id = ${id} and ${readable(readerId)}`,
    order: sql`t.id`,
    limit: 1,
  });
  return row;
}
