import type { DataOf, DeskAttempt, DeskAttemptRow } from '@harbor/contract';
import { attemptStatusLabel, attemptStatus as s } from '@harbor/contract/attempt-status';
import { questionKind } from '@harbor/contract/question-kind';
import { masked } from '@harbor/contract/sentinel';
import { type SqlBool, sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { escapeLike } from '../../../../db/like';
import { toPage } from '../../../../http/page';
import { notFound } from '../../../../http/problem';
import { settingIn } from '../../../../site-settings/read';
import { toMoment, toMomentOrNull } from '../../../../time';
import { inspectTexts } from '../../../base/sentinel/watch';
import { asked, rightOf } from '../../exams/asked';
import { passMark, suggestMarks } from '../../exams/grading';
import { lessonRefs } from '../../exams/lesson-refs';
import { mayMoveAttempt } from '../../exams/move';
import { answersOf } from '../../exams/queries';
import type { AnswerRow, AttemptRow } from '../../exams/rows';
import { attemptEventText } from '../../exams/transitions';
import { mayRemark } from './remarkable';

const perPage = 20;
const historyShown = 50;

/** What is looked for. */
export interface AttemptFilter {
  page?: number | undefined;
  exam?: number | undefined;
  status?: number | undefined;
  keyword?: string | undefined;
}

type Found = Omit<AttemptRow, 'paper'> & { nickname: string; exam: string; course: string };

const columns = sql`a.id, a.number, a.user_id, a.exam_id, a.status, a.timed_out, a.score, a.full_points, a.passed,
  a.started_at, a.handed_in_at, a.graded_at, u.nickname, x.title as exam, c.title as course`;
const from = sql`exam_attempts a join users u on u.id = a.user_id join exams x on x.id = a.exam_id
  join courses c on c.id = a.course_id`;

/** Attempts of everybody, the newest first. */
export async function deskAttempts(
  db: Db,
  filter: AttemptFilter,
): Promise<DataOf<'GET /staff/exams/attempts'>> {
  const { page = 1, exam, status, keyword = '' } = filter;
  const conditions = [sql<SqlBool>`true`];
  if (exam !== undefined) conditions.push(sql`a.exam_id = ${exam}`);
  if (status !== undefined) conditions.push(sql`a.status = ${status}`);
  if (keyword !== '') {
    const number = /^\d{1,15}$/.test(keyword) ? Number(keyword) : 0;
    conditions.push(sql`(u.nickname ilike ${`%${escapeLike(keyword)}%`} or a.id = ${number})`);
  }
  const where = sql.join(conditions, sql` and `);
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from exam_attempts a join users u on u.id = a.user_id where ${where}`.execute(
    db,
  );
  const { rows } = await sql<Found>`
    select ${columns} from ${from} where ${where}
    order by a.started_at desc, a.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return toPage(rows.map(presented), counted[0]?.n ?? 0, page, perPage);
}

const presented = (row: Found): DeskAttemptRow => ({
  id: row.id,
  number: row.number,
  user_id: row.user_id,
  nickname: row.nickname,
  exam_id: row.exam_id,
  exam: row.exam,
  course: row.course,
  status: row.status,
  status_text: attemptStatusLabel[row.status],
  timed_out: row.timed_out,
  score: row.score,
  full: row.full_points,
  passed: row.passed,
  started_at: toMoment(row.started_at),
  handed_in_at: toMomentOrNull(row.handed_in_at),
  graded_at: toMomentOrNull(row.graded_at),
});

/** An attempt with its paper and answers, as whoever marks it reads it. @throws HttpProblem 404 */
export async function deskAttempt(core: Core, id: number): Promise<DeskAttempt> {
  const { db } = core;
  const { rows } = await sql<Found & AttemptRow>`
    select ${columns}, a.paper, a.revision, a.marked_at, a.pass_percent, a.void_reason from ${from} where a.id = ${id}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw notFound('没有这次作答');
  const answers = await answersOf(db, id);
  const can = (event: 'mark' | 'void') => mayMoveAttempt(row.status, event, 'operator');
  return {
    ...presented(row),
    revision: row.revision,
    pass: passMark(row.full_points, row.pass_percent),
    void_reason: row.void_reason,
    questions: await questionsOf(core, row, answers),
    acts: [
      ...(['mark', 'void'] as const).filter(can),
      ...(mayRemark(row, await settingIn(db, 'school.remark'), new Date(core.settings.clock.now()))
        ? (['remark'] as const)
        : []),
    ],
    history: await historyOf(db, id),
  };
}

/**
 * What people wrote, as the team reads it: numbers of identity papers and phones in it are masked. The answer itself stays
 * as it is, since it is graded.
 */
async function readable(core: Core, answers: readonly AnswerRow[]): Promise<Map<number, string[]>> {
  const texts = answers.flatMap(({ place, answer }) => answer.map((text, n) => ({ place, n, text })));
  const hits = await inspectTexts(core, { texts: texts.map(({ text }) => text), place: 'post' });
  const read = new Map<number, string[]>(answers.map(({ place }) => [place, []]));
  texts.forEach(({ place, text }, i) => {
    const found = hits[i] ?? [];
    read.get(place)?.push(found.length > 0 ? masked(text, found) : text);
  });
  return read;
}

async function questionsOf(
  core: Core,
  row: AttemptRow,
  answers: readonly AnswerRow[],
): Promise<DeskAttempt['questions']> {
  const written = new Map(answers.map((one) => [one.place, one]));
  const read = await readable(core, answers);
  const markers = await markersOf(core.db, answers);
  const lessons = await lessonRefs(
    core.db,
    row.paper.map(({ lesson_ref }) => lesson_ref),
  );
  return row.paper.map((item, n) => {
    const mine = written.get(n + 1);
    const right = rightOf(item);
    return {
      ...asked(item, n + 1),
      question_id: item.question_id,
      question_version: item.version,
      mine: read.get(n + 1) ?? [],
      flagged: mine?.flagged ?? false,
      verdict: mine?.verdict ?? null,
      got: mine?.verdict === 'waiting' ? null : (mine?.points ?? null),
      right: right.right,
      also: right.also,
      explanation: item.explanation,
      comment: mine?.comment ?? '',
      marked_by: markers.get(mine?.marked_by ?? 0) ?? '',
      marked_at: toMomentOrNull(mine?.marked_at ?? null),
      lesson: lessons[n] ?? null,
      suggestion:
        item.kind === questionKind.essay && row.status !== s.running
          ? suggestMarks(item, mine?.answer ?? [])
          : null,
    };
  });
}

/** Names of who gave the marks. */
async function markersOf(db: Db, answers: readonly AnswerRow[]): Promise<Map<number, string>> {
  const ids = answers.flatMap(({ marked_by }) => (marked_by === null ? [] : [marked_by]));
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'nickname']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, nickname }) => [id, nickname]));
}

async function historyOf(db: Db, id: number): Promise<DeskAttempt['history']> {
  const rows = await db
    .selectFrom('exam_attempt_history as h')
    .leftJoin('users', 'users.id', 'h.actor_id')
    .select(['h.event', 'h.note', 'h.at', 'users.nickname'])
    .where('h.attempt_id', '=', id)
    .orderBy('h.id', 'desc')
    .limit(historyShown)
    .execute();
  return rows.map(({ event, note, at, nickname }) => ({
    ...{ event, title: attemptEventText[event], actor: nickname ?? '系统', note, at: toMoment(at) },
  }));
}
