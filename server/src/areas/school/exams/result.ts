import type { ExamResult } from '@harbor/contract';
import { attemptStatus as s } from '@harbor/contract/attempt-status';
import { type QuestionKind, questionKindLabel } from '@harbor/contract/question-kind';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { toMomentOrNull } from '../../../time';
import { keepsCourse } from './access';
import { asked, rightOf } from './asked';
import { attemptRow, cardsOf } from './card';
import { reviewStanding } from './events';
import { sumOf } from './grade-attempt';
import { passMark } from './grading';
import { lessonRefs } from './lesson-refs';
import { answersOf, askedNow, attemptsOf, knownExam, ownAttempt } from './queries';
import type { AnswerRow, AttemptRow } from './rows';
import { whyHidden } from './show';
import { standingOf } from './standing';
import { endOwnOverdue } from './time-out';

/**
 * The result of one's own attempt at an exam: the given one, else the one handed in last.
 * @throws HttpProblem 404 not theirs, or nothing was handed in yet
 */
export async function examResult(
  core: Core,
  userId: number,
  { examId, attemptId }: { examId: number; attemptId?: number | undefined },
  now: Date,
): Promise<ExamResult> {
  const { db } = core;
  await endOwnOverdue(core, userId, now);
  const exam = await knownExam(db, examId);
  const attempts = await attemptsOf(db, userId, [examId]);
  const head = attempts.find(({ id, status }) =>
    attemptId === undefined ? status !== s.running && status !== s.voided : id === attemptId,
  );
  if (!head || head.status === s.running) throw notFound('还没有交卷的作答');
  const [row, answers, [card], openQuestions, kept] = await Promise.all([
    ownAttempt(db, userId, head.id),
    answersOf(db, head.id),
    cardsOf(db, userId, [exam], now),
    askedNow(db, userId),
    keepsCourse(db, userId, exam.course_id),
  ]);
  if (!card) throw new Error(`exam ${examId} has no card`);
  const standing = standingOf(exam, attempts, now);
  const hidden = whyHidden(row, standing, { askedNow: openQuestions, kept });
  const shows = hidden === '';
  const used = ((row.handed_in_at ?? now).getTime() - row.started_at.getTime()) / 1000;
  const most = (row.deadline_at.getTime() - row.started_at.getTime()) / 1000;
  return {
    exam: card,
    attempt: attemptRow(head),
    score: row.score,
    full: row.full_points,
    pass: passMark(row.full_points, row.pass_percent),
    passed: row.passed,
    best_score: standing.best?.score ?? null,
    seconds_used: Math.max(0, Math.round(Math.min(used, most))),
    counts: shows ? countsOf(answers) : null,
    kinds: shows && row.score !== null ? byKind(row, answers) : null,
    shows,
    shows_why: hidden,
    questions: await questionsOf(db, row, answers, shows),
    attempts: attempts.map(attemptRow),
    review: shows ? await reviewOf(db, row) : { added: 0, total: 0, first_due: null },
  };
}

function countsOf(answers: readonly AnswerRow[]): ExamResult['counts'] {
  const of = (wanted: string) => answers.filter(({ verdict }) => verdict === wanted).length;
  return { right: of('right'), partial: of('partial'), wrong: of('wrong'), waiting: of('waiting') };
}

function byKind({ paper }: AttemptRow, answers: readonly AnswerRow[]): ExamResult['kinds'] {
  const got = new Map(answers.map(({ place, points }) => [place, points ?? 0]));
  const kinds = [...new Set(paper.map(({ kind }) => kind))].sort((a, b) => a - b);
  const of = (kind: QuestionKind) => paper.flatMap((item, n) => (item.kind === kind ? [{ item, n }] : []));
  return kinds.map((kind) => ({
    kind,
    kind_text: questionKindLabel[kind],
    got: sumOf(of(kind).map(({ n }) => got.get(n + 1) ?? 0)),
    of: sumOf(of(kind).map(({ item }) => item.points)),
  }));
}

async function questionsOf(
  db: Db,
  row: AttemptRow,
  answers: readonly AnswerRow[],
  shows: boolean,
): Promise<ExamResult['questions']> {
  const written = new Map(answers.map((one) => [one.place, one]));
  const lessons = shows
    ? await lessonRefs(
        db,
        row.paper.map(({ lesson_ref }) => lesson_ref),
      )
    : [];
  const { questions: inReview } = shows
    ? await reviewStanding.ask(db, { userId: row.user_id, attemptId: row.id, questionIds: row.question_ids })
    : nothingToReview;
  return row.paper.map((item, n) => {
    const mine = written.get(n + 1);
    const right = rightOf(item);
    const waiting = mine?.verdict === 'waiting';
    return {
      ...asked(item, n + 1),
      mine: mine?.answer ?? [],
      flagged: mine?.flagged ?? false,
      verdict: shows ? (mine?.verdict ?? null) : null,
      got: shows && !waiting ? (mine?.points ?? null) : null,
      right: shows ? right.right : null,
      also: shows ? right.also : null,
      explanation: shows ? item.explanation : null,
      comment: shows ? (mine?.comment ?? '') : null,
      lesson: lessons[n] ?? null,
      in_review: inReview.has(item.question_id),
    };
  });
}

const nothingToReview = { questions: new Set<number>() };

async function reviewOf(db: Db, row: AttemptRow): Promise<ExamResult['review']> {
  const { added, total, firstDue } = await reviewStanding.ask(db, {
    ...{ userId: row.user_id, attemptId: row.id, questionIds: row.question_ids },
  });
  return { added, total, first_due: toMomentOrNull(firstDue) };
}
