import type { Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import { insertRow, updateRows } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { defineMachine, type TransitionContext } from '../../../machine';
import type { ApplicationRow, TeacherRow } from './rows';
import {
  type ApplyActor,
  type ApplyEvent,
  type ApplyLine,
  applySteps,
  type TeacherEvent,
  teacherSteps,
} from './transitions';

export interface ApplyContext extends TransitionContext<ApplyActor> {
  note?: string;
}

const applications = defineMachine<Pick<ApplicationRow, 'id' | 'status' | 'updated_at'>, ApplyContext>()({
  table: 'teacher_applications',
  key: 'id',
  steps: applySteps,
  guard: ({ updated_at }) => [['updated_at', '=', updated_at]],
  follows: ({ event }, { at }) => ({
    updated_at: at,
    ...(event !== 'open' && { locked_by: null, locked_until: null }),
  }),
  history: (trx, { row, event, from, to }, context) => remember(trx, row.id, event, context, from, to),
  stale: '这份申请刚有变化，请刷新后再操作',
});

/**
 * Takes an application one step further: with `beginApplication` the only place that changes its status. Nobody but who
 * opened it keeps it locked: each other step ends the lock.
 * @throws HttpProblem 409 when the table knows no such step, or it moved meanwhile
 */
export const moveApplication = (
  trx: Db,
  row: Pick<ApplicationRow, 'id' | 'status' | 'updated_at'>,
  event: ApplyEvent,
  context: ApplyContext,
  changes: Omit<Updateable<DB['teacher_applications']>, 'status'> = {},
): Promise<ApplicationRow> => applications.move(trx, row, event, context, changes);

/** Appends a line to what happened to an application. */
export const remember = (
  trx: Db,
  id: number,
  event: ApplyEvent | ApplyLine,
  { actor, actorId = null, note = '', at }: ApplyContext,
  from: number | null,
  to: number,
): Promise<void> =>
  insertRow(trx, 'teacher_application_history', {
    ...{ application_id: id, event, from_status: from, to_status: to },
    ...{ actor, actor_id: actorId, note, at },
  });

const teachers = defineMachine<Pick<TeacherRow, 'user_id' | 'status'>, ApplyContext>()({
  table: 'teachers',
  key: 'user_id',
  steps: teacherSteps,
  follows: ({ event, to }, { at }) => ({
    updated_at: at,
    ...(event !== 'suspend' && { suspended_until: null, suspend_reason: '' }),
    left_at: to === 8 ? at : null,
  }),
  history: (trx, { row, event, from, to }, { actor, actorId = null, note = '', at }) =>
    insertRow(trx, 'teacher_history', {
      ...{ user_id: row.user_id, event, from_status: from, to_status: to },
      ...{ actor, actor_id: actorId, note, at },
    }),
  stale: '这位老师的状态刚有变化，请刷新后再操作',
});

/**
 * What of a person everybody asks follows from what they are: a teacher while certified or suspended, admitted to the
 * platform while in force and signed. Written here alone, read on every request.
 */
async function syncFlags(trx: Db, { user_id, status, signed_at }: TeacherRow): Promise<void> {
  const teacher = status !== 8;
  await updateRows(
    trx,
    'users',
    { id: user_id },
    { is_teacher: teacher, is_certification: teacher && status !== 7 && signed_at !== null },
  );
}

/**
 * Takes a certified person one step further; what sessions know of them follows. With `admit` the only place that changes
 * `teachers.status`.
 * @throws HttpProblem 409 when the table knows no such step, or they moved meanwhile
 */
export async function moveTeacher(
  trx: Db,
  row: Pick<TeacherRow, 'user_id' | 'status'>,
  event: TeacherEvent,
  context: ApplyContext,
  changes: Omit<Updateable<DB['teachers']>, 'status'> = {},
): Promise<TeacherRow> {
  const moved = await teachers.move(trx, row, event, context, changes);
  await syncFlags(trx, moved);
  return moved;
}

/** The first row of a teacher. */
export async function admit(
  trx: Db,
  values: Omit<Updateable<DB['teachers']>, 'status'> & { user_id: number; real_name: string },
  context: ApplyContext,
): Promise<TeacherRow> {
  const { at, actor, actorId = null, note = '' } = context;
  const row = await trx
    .insertInto('teachers')
    .values({
      ...values,
      works: JSON.stringify(values.works ?? []) as never,
      status: 4,
      approved_at: at,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertRow(trx, 'teacher_history', {
    ...{ user_id: row.user_id, event: 'approve', from_status: null, to_status: 4 },
    ...{ actor, actor_id: actorId, note, at },
  });
  await syncFlags(trx, row);
  return row;
}

/** Changes what a teacher signed, and with it whether they are admitted. */
export async function setSigned(
  trx: Db,
  userId: number,
  signed: Pick<Updateable<DB['teachers']>, 'rules_version' | 'pledge_version' | 'signed_at'>,
  event: 'sign' | 'asked',
  context: ApplyContext,
): Promise<TeacherRow | undefined> {
  const { at, actor, actorId = null, note = '' } = context;
  const row = await trx
    .updateTable('teachers')
    .set({ ...signed, updated_at: at })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  await insertRow(trx, 'teacher_history', {
    ...{ user_id: userId, event, from_status: row.status, to_status: row.status },
    ...{ actor, actor_id: actorId, note, at },
  });
  await syncFlags(trx, row);
  return row;
}
