import type { CourseTextStatus } from '@harbor/contract/course-text';
import { courseTextStatus as t } from '@harbor/contract/course-text';
import { type LessonStatus, lessonStatus as s } from '@harbor/contract/lesson-status';
import type { UpdateObject } from 'kysely';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { defineMachine, stepsOf, type TransitionContext } from '../../../machine';
import type { CourseTextRow, LessonTableRow } from './rows';

/** Who moves a lesson: the team, or the packaging of its recording. */
type LessonActor = 'operator' | 'system';

/** Every legal step of a lesson. */
export const lessonSteps = stepsOf<LessonStatus, { actor: LessonActor }>()([
  { event: 'packaged', from: s.packaging, to: s.playable, actor: 'system' },
  { event: 'packaged', from: s.failed, to: s.playable, actor: 'system' },
  // A teacher's recording, once the team has passed it.
  { event: 'pass', from: s.packaging, to: s.playable, actor: 'operator' },
  { event: 'pass', from: s.failed, to: s.playable, actor: 'operator' },
  { event: 'fail', from: s.packaging, to: s.failed, actor: 'system' },
  { event: 'again', from: s.failed, to: s.packaging, actor: 'operator' },
  { event: 'off', from: s.playable, to: s.offShelf, actor: 'operator' },
  { event: 'on', from: s.offShelf, to: s.playable, actor: 'operator' },
]);

export type LessonEvent = (typeof lessonSteps)[number]['event'];

const lessonMachine = defineMachine<LessonTableRow, TransitionContext<LessonActor>>()({
  table: 'lessons',
  key: 'id',
  steps: lessonSteps,
  stale: '这一讲的状态已变化，请刷新后再操作',
  follows: (_step, { at }, _changes, { revision }) => ({ updated_at: at, revision: revision + 1 }),
  history: (trx, { row, from, to, event }, { actor, actorId, at }) =>
    insertRow(trx, 'lesson_history', {
      ...{ lesson_id: row.id, event, from_status: from, to_status: to },
      ...{ actor, actor_id: actorId ?? null, at },
    }),
});

/** Takes a lesson one step further: the only place that changes its status. @throws HttpProblem 409 */
export const moveLesson = (
  trx: Db,
  row: LessonTableRow,
  event: LessonEvent,
  context: TransitionContext<LessonActor>,
  changes: Omit<UpdateObject<DB, 'lessons'>, 'status'> = {},
): Promise<LessonTableRow> => lessonMachine.move(trx, row, event, context, changes);

/** Whether the event may happen to a lesson in this status. */
export const mayMoveLesson = (status: LessonStatus, event: LessonEvent, actor: LessonActor): boolean =>
  lessonMachine.find(status, event, actor) !== undefined;

/** Who moves a text: who wrote it, or the team. */
type TextActor = 'user' | 'operator';

/** Every legal step of what learners write. */
export const textSteps = stepsOf<CourseTextStatus, { actor: TextActor }>()([
  { event: 'pass', from: t.waiting, to: t.shown, actor: 'operator' },
  { event: 'reject', from: t.waiting, to: t.rejected, actor: 'operator' },
  { event: 'hide', from: t.shown, to: t.hidden, actor: 'operator' },
  { event: 'restore', from: t.hidden, to: t.shown, actor: 'operator' },
  { event: 'restore', from: t.rejected, to: t.shown, actor: 'operator' },
  { event: 'keep', from: t.shown, to: t.shown, actor: 'operator' },
  // Made public, or changed: looked at again where the course wants that first.
  { event: 'hand_in', from: t.shown, to: t.waiting, actor: 'user' },
  { event: 'hand_in', from: t.rejected, to: t.waiting, actor: 'user' },
  { event: 'show', from: t.rejected, to: t.shown, actor: 'user' },
  { event: 'show', from: t.waiting, to: t.shown, actor: 'user' },
  { event: 'delete', from: t.waiting, to: t.deleted, actor: 'user' },
  { event: 'delete', from: t.shown, to: t.deleted, actor: 'user' },
  { event: 'delete', from: t.rejected, to: t.deleted, actor: 'user' },
  { event: 'delete', from: t.hidden, to: t.deleted, actor: 'user' },
]);

export type TextEvent = (typeof textSteps)[number]['event'];

interface TextContext extends TransitionContext<TextActor> {
  note?: string;
}

const textMachine = defineMachine<CourseTextRow, TextContext>()({
  table: 'course_texts',
  key: 'id',
  steps: textSteps,
  stale: '这条内容的状态已变化，请刷新后再操作',
  follows: ({ to }, { at, note = '' }) => ({
    updated_at: at,
    reason: to === t.rejected || to === t.hidden ? note : '',
    // Whatever happens to it, its reports have been answered.
    ...{ reports: 0, reported_at: null },
  }),
  history: (trx, { row, from, to, event }, { actor, actorId, at, note = '' }) =>
    insertRow(trx, 'course_text_history', {
      ...{ text_id: row.id, event, from_status: from, to_status: to },
      ...{ actor, actor_id: actorId ?? null, note, at },
    }),
});

/** Takes a text one step further: the only place that changes its status. @throws HttpProblem 409 */
export const moveText = (
  trx: Db,
  row: CourseTextRow,
  event: TextEvent,
  context: TextContext,
  changes: Omit<UpdateObject<DB, 'course_texts'>, 'status'> = {},
): Promise<CourseTextRow> => textMachine.move(trx, row, event, context, changes);

/** Whether the event may happen to a text in this status. */
export const mayMoveText = (status: CourseTextStatus, event: TextEvent, actor: TextActor): boolean =>
  textMachine.find(status, event, actor) !== undefined;
