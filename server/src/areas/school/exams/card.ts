import type { DataOf, ExamAttemptRow, ExamCard } from '@harbor/contract';
import { attemptStatusLabel } from '@harbor/contract/attempt-status';
import { examStatus, showAnswerLabel } from '@harbor/contract/exam-status';
import { type QuestionKind, questionKindLabel, questionStatus } from '@harbor/contract/question-kind';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { getRow } from '../../../db/rows';
import { toMoment, toMomentOrNull } from '../../../time';
import { ownsCourse } from '../lessons/may-watch';
import { knownCourse, withoutCourse } from './access';
import { passMark } from './grading';
import { lessonsBy } from './lesson-refs';
import { secondsLeft } from './limits';
import { type AttemptHead, attemptsOf, knownExam } from './queries';
import type { ExamRow } from './rows';
import { standingOf, stateText } from './standing';
import { endOwnOverdue } from './time-out';

/** What an exam asks, by type. */
export interface Part {
  kind: QuestionKind;
  count: number;
  points: number;
}

/** What each of these exams asks, by type, in the order of the types. */
export async function partsOf(
  db: Db,
  exams: readonly Pick<ExamRow, 'id' | 'source' | 'draws'>[],
): Promise<Map<number, Part[]>> {
  const { rows } = await sql<Part & { exam_id: number }>`
    select e.exam_id, q.kind, count(*)::int as count, sum(e.points)::float8 as points
    from exam_questions e join questions q on q.id = e.question_id
    where e.exam_id = any(${exams.map(({ id }) => id)}) and q.status = ${questionStatus.active}
    group by e.exam_id, q.kind order by q.kind`.execute(db);
  return new Map(
    exams.map(({ id, source, draws }) => [
      id,
      source === 'list'
        ? rows.filter(({ exam_id }) => exam_id === id)
        : draws
            .map(({ kind, count, points }) => ({ kind, count, points: points * count }))
            .sort((a, b) => a.kind - b.kind),
    ]),
  );
}

/** Questions and marks of an exam in all. */
export const totalOf = (parts: readonly Part[]): { questions: number; full: number } => ({
  questions: parts.reduce((sum, { count }) => sum + count, 0),
  full: Math.round(parts.reduce((sum, { points }) => sum + points * 100, 0)) / 100,
});

/** Cards of exams for somebody. Everything of theirs whose time is over has been ended before. */
export async function cardsOf(
  db: Db,
  userId: number,
  exams: readonly ExamRow[],
  now: Date,
): Promise<ExamCard[]> {
  const [first] = exams;
  if (!first) return [];
  const [parts, attempts, lessons, course, enrolled] = await Promise.all([
    partsOf(db, exams),
    attemptsOf(
      db,
      userId,
      exams.map(({ id }) => id),
    ),
    lessonsBy(
      db,
      exams.flatMap(({ lesson_id }) => (lesson_id === null ? [] : [lesson_id])),
    ),
    getRow(db, 'courses', { id: first.course_id }, ['title']),
    ownsCourse(db, userId, first.course_id, now),
  ]);
  const open = attempts.filter(({ status }) => status === 1).map(({ id }) => id);
  const answered = await answeredOf(db, open);
  return exams.map((exam) => {
    const own = attempts.filter(({ exam_id }) => exam_id === exam.id);
    const standing = standingOf(exam, own, now);
    const kinds = parts.get(exam.id) ?? [];
    const { questions, full } = totalOf(kinds);
    const why = enrolled ? standing.why : withoutCourse;
    const running = standing.open;
    return {
      id: exam.id,
      course_id: exam.course_id,
      course: course.title,
      lesson_id: exam.lesson_id ?? 0,
      lesson: lessons.get(exam.lesson_id ?? 0)?.title ?? '',
      title: exam.title,
      intro: exam.intro,
      minutes: exam.minutes,
      full,
      pass: passMark(full, exam.pass_percent),
      pass_percent: exam.pass_percent,
      questions,
      kinds: kinds.map(({ kind, count, points }) => ({
        ...{ kind, kind_text: questionKindLabel[kind], count, points },
      })),
      max_attempts: exam.max_attempts,
      attempts_used: standing.used,
      attempts_left: standing.left,
      cool_down_minutes: exam.cool_down_minutes,
      show_answer: exam.show_answer,
      show_answer_text: showAnswerLabel[exam.show_answer],
      for_certificate: exam.for_certificate,
      state: standing.state,
      state_text: stateText[standing.state],
      may_start: why === '',
      why,
      next_at: toMomentOrNull(standing.nextAt),
      open_attempt: running
        ? {
            id: running.id,
            number: running.number,
            deadline_at: toMoment(running.deadline_at),
            seconds_left: secondsLeft(running.deadline_at, now),
            answered: answered.get(running.id) ?? 0,
          }
        : null,
      best: standing.best
        ? {
            attempt_id: standing.best.id,
            score: standing.best.score ?? 0,
            passed: standing.best.passed === true,
          }
        : null,
    };
  });
}

async function answeredOf(db: Db, attemptIds: readonly number[]): Promise<Map<number, number>> {
  if (attemptIds.length === 0) return new Map();
  const { rows } = await sql<{ attempt_id: number; n: number }>`
    select attempt_id, count(*)::int as n from exam_answers
    where attempt_id = any(${[...attemptIds]}) and answer <> '[]'::jsonb group by attempt_id`.execute(db);
  return new Map(rows.map(({ attempt_id, n }) => [attempt_id, n]));
}

/** An attempt in a list of one's own. */
export const attemptRow = (row: AttemptHead): ExamAttemptRow => ({
  id: row.id,
  number: row.number,
  status: row.status,
  status_text: attemptStatusLabel[row.status],
  score: row.score,
  passed: row.passed,
  timed_out: row.timed_out,
  started_at: toMoment(row.started_at),
  handed_in_at: toMomentOrNull(row.handed_in_at),
});

/**
 * Exams of a course with where somebody stands: those that are open, and those that they took before.
 * @param lesson 0 for those of the whole course, undefined for all
 * @throws HttpProblem 404
 */
export async function examList(
  core: Core,
  userId: number,
  { course, video: lesson }: { course: number; video?: number | undefined },
  now: Date,
): Promise<DataOf<'GET /examination/list'>> {
  const { db } = core;
  const known = await knownCourse(db, course);
  await endOwnOverdue(core, userId, now);
  let query = db
    .selectFrom('exams')
    .selectAll()
    .where('course_id', '=', course)
    .where('status', '<>', examStatus.draft)
    .where((eb) =>
      eb.or([
        eb('status', '=', examStatus.open),
        eb.exists(
          eb
            .selectFrom('exam_attempts')
            .select('exam_attempts.id')
            .whereRef('exam_attempts.exam_id', '=', 'exams.id')
            .where('exam_attempts.user_id', '=', userId),
        ),
      ]),
    )
    .orderBy((eb) => eb('lesson_id', 'is', null))
    .orderBy('lesson_id')
    .orderBy('id');
  if (lesson === 0) query = query.where('lesson_id', 'is', null);
  else if (lesson !== undefined) query = query.where('lesson_id', '=', lesson);
  return { course: known, exams: await cardsOf(db, userId, await query.execute(), now) };
}

/** All attempts of somebody at an exam, the newest first. @throws HttpProblem 404 */
export async function examAttempts(
  core: Core,
  userId: number,
  examId: number,
  now: Date,
): Promise<DataOf<'GET /examination/attempts/:id'>> {
  await endOwnOverdue(core, userId, now);
  const exam = await knownExam(core.db, examId);
  const attempts = await attemptsOf(core.db, userId, [examId]);
  const [card] = await cardsOf(core.db, userId, [exam], now);
  if (!card) throw new Error(`exam ${examId} has no card`);
  return { exam: card, attempts: attempts.map(attemptRow) };
}
