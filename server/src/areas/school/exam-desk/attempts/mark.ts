import type { BodyOf, DeskAttempt } from '@harbor/contract';
import { attemptStatus as s } from '@harbor/contract/attempt-status';
import { questionKind } from '@harbor/contract/question-kind';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { updateRows } from '../../../../db/rows';
import { conflict, invalid, notFound } from '../../../../http/problem';
import { settingIn } from '../../../../site-settings/read';
import { writeLine } from '../../../community/press-desk/audit-line';
import { checkTexts } from '../../../community/press-desk/read-document';
import { attemptRemarked, attemptVoided } from '../../exams/events';
import { sumOf, tellGraded } from '../../exams/grade-attempt';
import { passes } from '../../exams/grading';
import { moveAttempt } from '../../exams/move';
import { answersOf } from '../../exams/queries';
import type { AttemptRow, Verdict } from '../../exams/rows';
import { tellMarked, tellRemarked, tellVoided } from '../../exams/tell';
import { deskAttempt } from './read';
import { mayRemark } from './remarkable';

type Mark = BodyOf<'POST /staff/exams/mark/:id'>['marks'][number];

/** An attempt as somebody saw it, held until the transaction ends. @throws HttpProblem 404 · 409 */
async function lockSeen(trx: Db, id: number, revision: number): Promise<AttemptRow> {
  const row = await trx
    .selectFrom('exam_attempts')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('没有这次作答');
  if (row.revision !== revision) throw conflict('这次作答刚有变化，请刷新后再操作');
  return row;
}

const verdictOf = (points: number, full: number): Verdict =>
  points >= full ? 'right' : points > 0 ? 'partial' : 'wrong';

async function writeMarks(
  trx: Db,
  row: AttemptRow,
  marks: readonly Mark[],
  { staffId, at }: { staffId: number; at: Date },
): Promise<void> {
  for (const { place, points, comment } of marks) {
    const item = row.paper[place - 1];
    if (item?.kind !== questionKind.essay) throw invalid({ marks: [`第 ${place} 题不是简答题`] });
    if (points > item.points) throw invalid({ marks: [`第 ${place} 题最多 ${item.points} 分`] });
    await updateRows(
      trx,
      'exam_answers',
      { attempt_id: row.id, place },
      {
        ...{ points, verdict: verdictOf(points, item.points), comment },
        ...{ marked_by: staffId, marked_at: at },
      },
    );
  }
}

/**
 * Marks short answers of an attempt. Once none waits any more it has its marks, and its learner is told.
 * @throws HttpProblem 404 · 409 it waits for nobody, or changed since · 422
 */
export async function markAttempt(
  core: Core,
  staffId: number,
  id: number,
  { revision, marks }: BodyOf<'POST /staff/exams/mark/:id'>,
): Promise<DeskAttempt> {
  await checkTexts(core, staffId, { marks: marks.map(({ comment }) => comment).join('\n') }, 'post');
  const at = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const row = await lockSeen(trx, id, revision);
    if (row.status !== s.marking) throw conflict('这次作答不在阅卷中');
    await writeMarks(trx, row, marks, { staffId, at });
    const answers = await answersOf(trx, id);
    if (answers.some(({ verdict }) => verdict === 'waiting'))
      await updateRows(trx, 'exam_attempts', { id }, { revision: revision + 1, updated_at: at });
    else {
      const score = sumOf(answers.map(({ points }) => points ?? 0));
      const passed = passes(score, row.full_points, row.pass_percent);
      const by = { actor: 'operator', actorId: staffId, at } as const;
      const graded = await moveAttempt(trx, row, 'mark', by, { score, passed });
      await tellMarked(trx, graded, at);
      await tellGraded(trx, graded, at);
    }
    await writeLine(core, trx, staffId, {
      action: 'exam.mark',
      object: ['exam_attempt', String(id)],
      detail: { count: marks.length },
    });
  });
  return deskAttempt(core, id);
}

/**
 * Corrects marks of short answers that somebody of the team gave, for a while after the attempt was graded. Its result is
 * reckoned anew, what rests on it is looked at again, and its learner is told the reason.
 * @throws HttpProblem 404 · 409 nobody marked it, its time is over, or it changed since · 422
 */
export async function remarkAttempt(
  core: Core,
  staffId: number,
  id: number,
  { revision, marks, reason }: BodyOf<'POST /staff/exams/remark/:id'>,
): Promise<DeskAttempt> {
  const comments = marks.map(({ comment }) => comment).join('\n');
  await checkTexts(core, staffId, { marks: comments, reason }, 'post');
  const at = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const row = await lockSeen(trx, id, revision);
    if (!mayRemark(row, await settingIn(trx, 'school.remark'), at))
      throw conflict('这次作答的得分不能再更正，如确有错误可作废后请学员重新作答');
    const before = row.score ?? 0;
    await writeMarks(trx, row, marks, { staffId, at });
    const score = sumOf((await answersOf(trx, id)).map(({ points }) => points ?? 0));
    const passed = passes(score, row.full_points, row.pass_percent);
    const by = {
      actor: 'operator',
      actorId: staffId,
      note: `${before} → ${score} 分：${reason}`,
      at,
    } as const;
    const moved = await moveAttempt(trx, row, 'remark', by, { score, passed });
    await attemptRemarked.emit(trx, {
      ...{ attemptId: id, examId: moved.exam_id, courseId: moved.course_id, userId: moved.user_id, at },
    });
    await tellRemarked(trx, moved, { before, reason, now: at });
    await writeLine(core, trx, staffId, {
      action: 'exam.remark',
      object: ['exam_attempt', String(id)],
      detail: { before, after: score, reason },
    });
  });
  return deskAttempt(core, id);
}

/**
 * Makes an attempt void: it counts for nothing any more, and what rested on its marks is looked at again.
 * @throws HttpProblem 404 · 409
 */
export async function voidAttempt(
  core: Core,
  staffId: number,
  id: number,
  { revision, reason }: BodyOf<'POST /staff/exams/void/:id'>,
): Promise<DeskAttempt> {
  await checkTexts(core, staffId, { reason }, 'post');
  const at = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const row = await lockSeen(trx, id, revision);
    const by = { actor: 'operator', actorId: staffId, note: reason, at } as const;
    const moved = await moveAttempt(trx, row, 'void', by);
    await attemptVoided.emit(trx, {
      ...{ attemptId: id, examId: moved.exam_id, courseId: moved.course_id, userId: moved.user_id, at },
    });
    await tellVoided(trx, moved, reason, at);
    await writeLine(core, trx, staffId, {
      action: 'exam.void',
      object: ['exam_attempt', String(id)],
      detail: { reason },
    });
  });
  return deskAttempt(core, id);
}
