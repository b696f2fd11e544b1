import { versionStatus as s, type VersionStatus } from '@harbor/contract/version-status';
import type { UpdateObject } from 'kysely';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { defineMachine, stepsOf, type TransitionContext } from '../../../machine';
import type { VersionRow } from './rows';

/** Who moves a version: its teacher, or the team. */
type VersionActor = 'teacher' | 'operator';

/** Every legal step of what a teacher wants a lesson to be. */
export const versionSteps = stepsOf<VersionStatus, { actor: VersionActor }>()([
  { event: 'submit', from: s.draft, to: s.waiting, actor: 'teacher' },
  { event: 'submit', from: s.returned, to: s.waiting, actor: 'teacher' },
  { event: 'withdraw', from: s.waiting, to: s.draft, actor: 'teacher' },
  { event: 'drop', from: s.draft, to: s.dropped, actor: 'teacher' },
  { event: 'drop', from: s.returned, to: s.dropped, actor: 'teacher' },
  { event: 'pass', from: s.waiting, to: s.passed, actor: 'operator' },
  { event: 'return', from: s.waiting, to: s.returned, actor: 'operator' },
]);

export type VersionEvent = (typeof versionSteps)[number]['event'];

interface VersionContext extends TransitionContext<VersionActor> {
  note?: string;
}

const machine = defineMachine<VersionRow, VersionContext>()({
  table: 'lesson_versions',
  key: 'id',
  steps: versionSteps,
  stale: '这一讲的审核状态已变化，请刷新后再操作',
  follows: ({ to }, { at, note = '' }) => ({
    updated_at: at,
    reason: to === s.returned ? note : '',
    ...(to === s.waiting && { submitted_at: at }),
    ...((to === s.passed || to === s.returned) && { decided_at: at }),
  }),
  history: (trx, { row, from, to, event }, { actor, actorId, at, note = '' }) =>
    insertRow(trx, 'lesson_version_history', {
      ...{ version_id: row.id, event, from_status: from, to_status: to },
      ...{ actor, actor_id: actorId ?? null, note, at },
    }),
});

/** Takes a version one step further: the only place that changes its status. @throws HttpProblem 409 */
export const moveVersion = (
  trx: Db,
  row: VersionRow,
  event: VersionEvent,
  context: VersionContext,
  changes: Omit<UpdateObject<DB, 'lesson_versions'>, 'status'> = {},
): Promise<VersionRow> => machine.move(trx, row, event, context, changes);
