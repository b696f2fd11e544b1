import { type CourseStatus, courseStatus as s } from '@harbor/contract/course-status';
import type { UpdateObject } from 'kysely';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { conflict, notFound } from '../../../http/problem';
import { defineMachine, stepsOf, type TransitionContext } from '../../../machine';
import type { CourseRow } from '../lessons/rows';

/** Who moves a course: the team, or its teacher, who hands it in. */
type CourseActor = 'operator' | 'teacher';

/** Every legal step of a course. `grow`: it is sold while lessons still come. */
export const courseSteps = stepsOf<CourseStatus | null, { actor: CourseActor }>()([
  { event: 'create', from: null, to: s.draft, actor: 'operator' },
  { event: 'submit', from: s.draft, to: s.reviewing, actor: 'operator' },
  { event: 'submit', from: s.draft, to: s.reviewing, actor: 'teacher' },
  { event: 'publish', from: s.draft, to: s.onShelf, actor: 'operator' },
  { event: 'publish', from: s.reviewing, to: s.onShelf, actor: 'operator' },
  { event: 'publish', from: s.updating, to: s.onShelf, actor: 'operator' },
  { event: 'publish', from: s.offShelf, to: s.onShelf, actor: 'operator' },
  { event: 'grow', from: s.draft, to: s.updating, actor: 'operator' },
  { event: 'grow', from: s.reviewing, to: s.updating, actor: 'operator' },
  { event: 'grow', from: s.onShelf, to: s.updating, actor: 'operator' },
  { event: 'grow', from: s.offShelf, to: s.updating, actor: 'operator' },
  { event: 'off_shelf', from: s.onShelf, to: s.offShelf, actor: 'operator' },
  { event: 'off_shelf', from: s.updating, to: s.offShelf, actor: 'operator' },
  { event: 'off_shelf', from: s.reviewing, to: s.draft, actor: 'operator' },
]);

export type CourseEvent = Exclude<(typeof courseSteps)[number]['event'], 'create'>;

/** What staff read of each step. */
export const courseEventLabel: Record<CourseEvent | 'create', string> = {
  create: '新建',
  submit: '送审',
  publish: '上架',
  grow: '连载上架',
  off_shelf: '下架',
};

/** What staff read of a step that was taken: one that waits for the review and goes back was never on the shelf. */
export const courseStepLabel = (event: string, from: number | null): string =>
  event === 'off_shelf' && from === s.reviewing
    ? '退回修改'
    : (courseEventLabel[event as CourseEvent] ?? event);

interface CourseContext extends TransitionContext<CourseActor> {
  note?: string;
}

const machine = defineMachine<CourseRow, CourseContext>()({
  table: 'courses',
  key: 'id',
  steps: courseSteps,
  guard: ({ revision }) => [['revision', '=', revision]],
  stale: '课程刚有变化，请刷新后再操作',
  follows: ({ to }, { at }, _changes, { revision, published_at }) => ({
    ...{ revision: revision + 1, updated_at: at },
    ...((to === s.onShelf || to === s.updating) && { published_at: published_at ?? at }),
  }),
  history: (trx, { row, from, to, event }, context) => rememberCourse(trx, row.id, event, from, to, context),
});

/** Appends a row to a course's history. */
export const rememberCourse = (
  trx: Db,
  id: number,
  event: string,
  from: number | null,
  to: number,
  { actor, actorId, note = '', at }: CourseContext,
): Promise<void> =>
  insertRow(trx, 'course_history', {
    ...{ course_id: id, event, from_status: from, to_status: to },
    ...{ actor, actor_id: actorId ?? null, note, at },
  });

/** Takes a course one step further: the only place that changes its status. @throws HttpProblem 409 */
export const moveCourse = (
  trx: Db,
  row: CourseRow,
  event: CourseEvent,
  context: CourseContext,
  changes: Omit<UpdateObject<DB, 'courses'>, 'status'> = {},
): Promise<CourseRow> => machine.move(trx, row, event, context, changes);

/** Whether the event may happen to a course in this status. */
export const mayMoveCourse = (status: CourseStatus, event: CourseEvent): boolean =>
  machine.find(status, event, 'operator') !== undefined;

/** A course under its lock. @param revision what somebody saw; another is a 409 @throws HttpProblem 404 · 409 */
export async function lockCourse(trx: Db, id: number, revision?: number): Promise<CourseRow> {
  const row = await trx.selectFrom('courses').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('课程不存在');
  if (revision !== undefined && row.revision !== revision)
    throw conflict('同事刚刚修改了课程，请刷新后再操作');
  return row;
}

/**
 * The course of a chapter under its lock.
 * @param among the course that it has to be of, where one is locked already
 * @returns undefined where there is no such chapter, or none any more once its course could be locked
 * @throws HttpProblem 404 the course is gone
 */
export async function lockChapter(trx: Db, id: number, among?: number): Promise<number | undefined> {
  const find = () =>
    trx.selectFrom('course_chapters').select('course_id').where('id', '=', id).executeTakeFirst();
  const found = await find();
  if (!found || (among !== undefined && found.course_id !== among)) return undefined;
  await lockCourse(trx, found.course_id);
  return (await find())?.course_id;
}
