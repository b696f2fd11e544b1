import type { ExamPaper } from '@harbor/contract';
import { attemptStatus as s } from '@harbor/contract/attempt-status';
import { examGraceSeconds, showAnswerLabel } from '@harbor/contract/exam-status';
import { questionKind } from '@harbor/contract/question-kind';
import type { Core } from '../../../core';
import { getRow } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../time';
import { requireEnrolled } from './access';
import { asked } from './asked';
import { passMark } from './grading';
import { secondsLeft } from './limits';
import { answersOf, ownAttempt } from './queries';
import type { AttemptRow, ExamRow } from './rows';
import { endOwnOverdue } from './time-out';

/**
 * The paper of one's own open attempt, with what was saved, on whatever device.
 * @throws HttpProblem 404 not theirs, 403 the course is theirs no more, 409 it is over
 */
export async function ownPaper(core: Core, userId: number, attemptId: number, now: Date): Promise<ExamPaper> {
  await endOwnOverdue(core, userId, now);
  const row = await ownAttempt(core.db, userId, attemptId);
  if (row.status !== s.running) throw conflict('这次作答已结束，请查看结果', { exam_id: row.exam_id });
  await requireEnrolled(core.db, userId, row.course_id, now);
  const [exam, course, answers] = await Promise.all([
    getRow(core.db, 'exams', { id: row.exam_id }),
    getRow(core.db, 'courses', { id: row.course_id }, ['title']),
    answersOf(core.db, row.id),
  ]);
  const written = new Map(answers.map((one) => [one.place, one]));
  return {
    attempt_id: row.id,
    exam_id: exam.id,
    course_id: row.course_id,
    course: course.title,
    lesson_id: exam.lesson_id ?? 0,
    title: exam.title,
    number: row.number,
    max_attempts: exam.max_attempts,
    minutes: Math.round((row.deadline_at.getTime() - row.started_at.getTime()) / 60_000),
    full: row.full_points,
    pass: passMark(row.full_points, row.pass_percent),
    started_at: toMoment(row.started_at),
    deadline_at: toMoment(row.deadline_at),
    now: toMoment(now),
    seconds_left: secondsLeft(row.deadline_at, now),
    rules: rulesOf(exam, row),
    questions: row.paper.map((item, n) => {
      const mine = written.get(n + 1);
      return {
        ...asked(item, n + 1),
        answer: mine?.answer ?? [],
        version: mine?.version ?? 0,
        flagged: mine?.flagged ?? false,
        saved_at: toMomentOrNull(mine?.saved_at ?? null),
      };
    }),
  };
}

/** What holds of this attempt, in sentences. */
function rulesOf(exam: ExamRow, row: AttemptRow): string[] {
  const essays = row.paper.some(({ kind }) => kind === questionKind.essay);
  return [
    `${toMoment(row.deadline_at).slice(11, 19)} 到时自动交卷，已保存的答案计分；网络延迟另有 ${examGraceSeconds} 秒宽限`,
    '断网或刷新后可继续，换设备也可以，题目与顺序不变',
    essays ? '交卷后立即出分，简答由老师人工阅卷' : '交卷后立即出分',
    ...(exam.cool_down_minutes > 0
      ? [`两次作答间隔 ${exam.cool_down_minutes} 分钟，取最高分`]
      : ['多次作答取最高分']),
    showAnswerLabel[row.show_answer],
  ];
}
