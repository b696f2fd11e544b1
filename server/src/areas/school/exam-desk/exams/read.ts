import type { DataOf, DeskExam, DeskExamRow } from '@harbor/contract';
import { examStatus as e, examStatusLabel } from '@harbor/contract/exam-status';
import { type QuestionKind, questionKindLabel, questionStatus } from '@harbor/contract/question-kind';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { escapeLike } from '../../../../db/like';
import { toPage } from '../../../../http/page';
import { notFound } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { partsOf, totalOf } from '../../exams/card';
import { lessonsBy } from '../../exams/lesson-refs';
import type { ExamRow } from '../../exams/rows';
import { type ExamEvent, examEventText, examStep } from '../transitions';
import { missingOfExam } from './missing';

const perPage = 20;
const historyShown = 50;

/** What is looked for. */
export interface ExamFilter {
  page?: number | undefined;
  course?: number | undefined;
  status?: number | undefined;
  keyword?: string | undefined;
}

type Found = ExamRow & { course: string };

/** Exams, those changed last first. */
export async function deskExams(db: Db, filter: ExamFilter): Promise<DataOf<'GET /staff/exams/list'>> {
  const { page = 1, course, status, keyword = '' } = filter;
  const conditions = [sql<SqlBool>`true`];
  if (course !== undefined) conditions.push(sql`x.course_id = ${course}`);
  if (keyword !== '') {
    const like = `%${escapeLike(keyword)}%`;
    const number = /^\d{1,15}$/.test(keyword) ? Number(keyword) : 0;
    conditions.push(sql`(x.title ilike ${like} or c.title ilike ${like} or x.id = ${number})`);
  }
  const from = sql`exams x join courses c on c.id = x.course_id where ${sql.join(conditions, sql` and `)}`;
  const { rows: counted } = await sql<{ status: number; n: number }>`
    select x.status, count(*)::int as n from ${from} group by x.status`.execute(db);
  const of = (wanted: number) => counted.find((row) => row.status === wanted)?.n ?? 0;
  const total = status === undefined ? counted.reduce((sum, { n }) => sum + n, 0) : of(status);
  const { rows } = await sql<Found>`
    select x.*, c.title as course from ${from} ${status === undefined ? sql`` : sql`and x.status = ${status}`}
    order by x.updated_at desc, x.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return {
    ...toPage(await presented(db, rows), total, page, perPage),
    counts: { draft: of(e.draft), open: of(e.open), closed: of(e.closed) },
  };
}

interface Figures {
  exam_id: number;
  attempts: number;
  marking: number;
  passed: number;
  average: number | null;
}

async function presented(db: Db, rows: readonly Found[]): Promise<DeskExamRow[]> {
  const parts = await partsOf(db, rows);
  const lessons = await lessonsBy(
    db,
    rows.flatMap(({ lesson_id }) => (lesson_id === null ? [] : [lesson_id])),
  );
  const { rows: figures } = await sql<Figures>`
    select exam_id, count(*)::int as attempts, count(*) filter (where status = 4)::int as marking,
      count(distinct user_id) filter (where status = 5 and passed)::int as passed,
      round(avg(score) filter (where status = 5), 1)::float8 as average
    from exam_attempts where exam_id = any(${rows.map(({ id }) => id)}) group by exam_id`.execute(db);
  return rows.map((row) => {
    const { questions, full } = totalOf(parts.get(row.id) ?? []);
    const figure = figures.find(({ exam_id }) => exam_id === row.id);
    return {
      id: row.id,
      course_id: row.course_id,
      course: row.course,
      lesson_id: row.lesson_id,
      lesson: lessons.get(row.lesson_id ?? 0)?.title ?? '',
      title: row.title,
      status: row.status,
      status_text: examStatusLabel[row.status],
      questions,
      full,
      minutes: row.minutes,
      attempts: figure?.attempts ?? 0,
      marking: figure?.marking ?? 0,
      passed: figure?.passed ?? 0,
      average: figure?.average ?? null,
      updated_at: toMoment(row.updated_at),
    };
  });
}

/** Questions in use in the bank of a course, by type. */
export async function bankOf(db: Db, courseId: number): Promise<Map<QuestionKind, number>> {
  const { rows } = await sql<{ kind: QuestionKind; n: number }>`
    select kind, count(*)::int as n from questions
    where course_id = ${courseId} and status = ${questionStatus.active} group by kind order by kind`.execute(
    db,
  );
  return new Map(rows.map(({ kind, n }) => [kind, n]));
}

interface Listed {
  question_id: number;
  kind: QuestionKind;
  stem: string;
  status: number;
  points: number;
  course_id: number;
}

/** Questions of an exam's list, in their order. */
export async function listedOf(db: Db, examId: number): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select e.question_id, q.kind, q.stem, q.status, q.course_id, e.points
    from exam_questions e join questions q on q.id = e.question_id
    where e.exam_id = ${examId} order by e.place`.execute(db);
  return rows;
}

/** What an exam lacks to be opened, as it stands. */
export async function missingNow(db: Db, row: ExamRow): Promise<DeskExam['missing']> {
  const listed = await listedOf(db, row.id);
  return missingOfExam({
    ...{ title: row.title, source: row.source, draws: row.draws, listed: listed.length },
    usable: listed.filter(
      ({ status, course_id }) => status === questionStatus.active && course_id === row.course_id,
    ).length,
    bank: await bankOf(db, row.course_id),
  });
}

type Act = DeskExam['acts'][number];

/** An exam as the desk sees it. @throws HttpProblem 404 */
export async function deskExam(db: Db, id: number): Promise<DeskExam> {
  const { rows } = await sql<Found>`
    select x.*, c.title as course from exams x join courses c on c.id = x.course_id where x.id = ${id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw notFound('考试不存在');
  // One after the other: within a transaction there is one connection.
  const [shown] = await presented(db, [row]);
  if (!shown) throw new Error(`exam ${id} is not presented`);
  const listed = await listedOf(db, id);
  const bank = await bankOf(db, row.course_id);
  const missing = await missingNow(db, row);
  const can = (event: ExamEvent) => examStep(row.status, event, 'operator') !== undefined;
  const acts: [Act, boolean][] = [
    ['save', true],
    ['open', can('open')],
    ['close', can('close')],
    ['delete', row.status === e.draft && row.opened_at === null],
  ];
  return {
    ...shown,
    revision: row.revision,
    document: {
      ...{ course_id: row.course_id, lesson_id: row.lesson_id, title: row.title, intro: row.intro },
      ...{ minutes: row.minutes, pass_percent: row.pass_percent, max_attempts: row.max_attempts },
      ...{ cool_down_minutes: row.cool_down_minutes, shuffle: row.shuffle, show_answer: row.show_answer },
      ...{ for_certificate: row.for_certificate, source: row.source, draws: row.draws },
      questions: listed.map(({ question_id, points }) => ({ question_id, points })),
    },
    listed: listed.map(({ question_id, kind, stem, status, points }) => ({
      ...{ question_id, kind, kind_text: questionKindLabel[kind], stem, status, points },
    })),
    bank: [...bank].map(([kind, count]) => ({ kind, kind_text: questionKindLabel[kind], count })),
    missing,
    acts: acts.flatMap(([act, open]) => (open ? [act] : [])),
    history: await historyOf(db, id),
  };
}

async function historyOf(db: Db, id: number): Promise<DeskExam['history']> {
  const rows = await db
    .selectFrom('exam_history as h')
    .leftJoin('users', 'users.id', 'h.actor_id')
    .select(['h.event', 'h.at', 'users.nickname'])
    .where('h.exam_id', '=', id)
    .orderBy('h.id', 'desc')
    .limit(historyShown)
    .execute();
  return rows.map(({ event, at, nickname }) => ({
    ...{ event, title: examEventText[event], actor: nickname ?? '系统', at: toMoment(at) },
  }));
}
