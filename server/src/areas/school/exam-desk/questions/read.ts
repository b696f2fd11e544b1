import type { DataOf, DeskQuestion, DeskQuestionRow } from '@harbor/contract';
import { examStatusLabel } from '@harbor/contract/exam-status';
import { questionKindLabel, questionStatus, questionStatusLabel } from '@harbor/contract/question-kind';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { escapeLike } from '../../../../db/like';
import { findRow } from '../../../../db/rows';
import { toPage } from '../../../../http/page';
import { notFound } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { lessonRefs } from '../../exams/lesson-refs';
import type { QuestionDocument } from '../../exams/rows';
import type { QuestionRow } from '../rows';

const perPage = 20;

/** What is looked for in the bank. */
export interface BankFilter {
  page?: number | undefined;
  course?: number | undefined;
  kind?: number | undefined;
  status?: number | undefined;
  keyword?: string | undefined;
}

type Found = QuestionRow & { course: string; exams: number; has_picture: boolean };

const columns = sql`q.*, c.title as course,
  (select count(*)::int from exam_questions e where e.question_id = q.id) as exams,
  v.document->>'picture' <> '' as has_picture`;
const from = sql`questions q join courses c on c.id = q.course_id
  join question_versions v on v.question_id = q.id and v.number = q.version`;

/** Questions of the bank, those changed last first. */
export async function bank(db: Db, filter: BankFilter): Promise<DataOf<'GET /staff/exams/questions'>> {
  const { page = 1, course, kind, status, keyword = '' } = filter;
  const conditions = [sql<SqlBool>`true`];
  if (course !== undefined) conditions.push(sql`q.course_id = ${course}`);
  if (kind !== undefined) conditions.push(sql`q.kind = ${kind}`);
  if (keyword !== '') {
    const like = `%${escapeLike(keyword)}%`;
    const number = /^\d{1,15}$/.test(keyword) ? Number(keyword) : 0;
    conditions.push(sql`(q.stem ilike ${like} or q.subject ilike ${like} or q.id = ${number})`);
  }
  const where = sql.join(conditions, sql` and `);
  const { rows: counted } = await sql<{ status: number; n: number }>`
    select q.status, count(*)::int as n from questions q where ${where} group by q.status`.execute(db);
  const of = (wanted: number) => counted.find((row) => row.status === wanted)?.n ?? 0;
  const total = status === undefined ? counted.reduce((sum, { n }) => sum + n, 0) : of(status);
  const { rows } = await sql<Found>`
    select ${columns} from ${from}
    where ${where} ${status === undefined ? sql`` : sql`and q.status = ${status}`}
    order by q.updated_at desc, q.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return {
    ...toPage(await presented(db, rows), total, page, perPage),
    counts: { active: of(questionStatus.active), retired: of(questionStatus.retired) },
  };
}

async function presented(db: Db, rows: readonly Found[]): Promise<DeskQuestionRow[]> {
  const figures = await figuresOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { answered = 0, right = 0 } = figures.get(row.id) ?? {};
    return {
      id: row.id,
      kind: row.kind,
      kind_text: questionKindLabel[row.kind],
      course_id: row.course_id,
      course: row.course,
      stem: row.stem,
      subject: row.subject,
      has_picture: row.has_picture,
      version: row.version,
      status: row.status,
      status_text: questionStatusLabel[row.status],
      exams: row.exams,
      answered,
      right_percent: answered === 0 ? null : Math.round((right * 100) / answered),
      updated_at: toMoment(row.updated_at),
    };
  });
}

/** How often each question was answered in a graded attempt, and how often all of it was right. */
async function figuresOf(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { answered: number; right: number }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ question_id: number; answered: number; right: number }>`
    select question_id, count(*)::int as answered, count(*) filter (where verdict = 'right')::int as right
    from exam_answers where question_id = any(${[...ids]}) and verdict is not null and verdict <> 'waiting'
    group by question_id`.execute(db);
  return new Map(rows.map(({ question_id, ...row }) => [question_id, row]));
}

/** How a version is written by the desk. */
const written = (
  row: Pick<QuestionRow, 'kind' | 'course_id' | 'subject'>,
  document: QuestionDocument,
): DeskQuestion['document'] => ({
  ...{ kind: row.kind, course_id: row.course_id, subject: row.subject },
  ...document,
});

/** A question with its versions. @throws HttpProblem 404 */
export async function deskQuestion(db: Db, id: number): Promise<DeskQuestion> {
  const { rows } = await sql<Found & { document: QuestionDocument }>`
    select ${columns}, v.document from ${from} where q.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound('题目不存在');
  // One after the other: within a transaction there is one connection.
  const [shown] = await presented(db, [row]);
  if (!shown) throw new Error(`question ${id} is not presented`);
  const { rows: versions } = await sql<VersionRow>`
    select v.number, v.note, v.made_at, v.document->>'stem' as stem, coalesce(u.nickname, '') as by
    from question_versions v left join users u on u.id = v.made_by
    where v.question_id = ${id} order by v.number desc limit 50`.execute(db);
  const used = await db
    .selectFrom('exam_questions as e')
    .innerJoin('exams', 'exams.id', 'e.exam_id')
    .select(['exams.id', 'exams.title', 'exams.status'])
    .where('e.question_id', '=', id)
    .orderBy('exams.id')
    .execute();
  const [lesson = null] = await lessonRefs(db, [row.document.lesson_ref]);
  return {
    ...shown,
    revision: row.revision,
    document: written(row, row.document),
    lesson,
    versions: versions.map(({ made_at, ...rest }) => ({ ...rest, at: toMoment(made_at) })),
    used_in: used.map((exam) => ({
      ...{ id: exam.id, title: exam.title, status_text: examStatusLabel[exam.status] },
    })),
  };
}

interface VersionRow {
  number: number;
  note: string;
  by: string;
  stem: string;
  made_at: Date;
}

/** One version of a question. @throws HttpProblem 404 */
export async function questionVersion(
  db: Db,
  id: number,
  number: number,
): Promise<DataOf<'GET /staff/exams/question/version/:id/:number'>> {
  const row = await findRow(db, 'questions', { id }, ['kind', 'course_id', 'subject']);
  const version = await findRow(db, 'question_versions', { question_id: id, number }, ['document']);
  if (!row || !version) throw notFound('没有这个版本');
  return { number, document: written(row, version.document) };
}
