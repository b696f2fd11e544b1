import { experienceStatus as s } from '@harbor/contract/journal-experience';
import { sql, type UpdateObject } from 'kysely';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { defineMachine, type TransitionContext } from '../../../machine';
import type { ExperienceRow } from './rows';
import { type ExperienceActor, type ExperienceEvent, experienceSteps } from './transitions';

export interface ExperienceContext extends TransitionContext<ExperienceActor> {
  actorId: number;
  note?: string;
}

type Moving = Pick<ExperienceRow, 'id' | 'status' | 'revision' | 'published_at'>;

const machine = defineMachine<Moving, ExperienceContext>()({
  table: 'journal_experiences',
  key: 'id',
  steps: experienceSteps,
  guard: ({ revision }) => [['revision', '=', revision]],
  follows: ({ event, to, actor }, { at, note = '' }, _changes, { revision, published_at }) => ({
    revision: revision + 1,
    updated_at: at,
    reason: to === s.returned || to === s.down ? note : '',
    ...(actor === 'operator' && { decided_at: at }),
    ...(event === 'hand_in' && { handed_in_at: at }),
    ...(to === s.waiting && { published_at: null }),
    ...(to === s.shown && { published_at: event === 'publish' ? at : (published_at ?? at) }),
    // Whatever happens to it, its reports have been answered.
    ...{ reports: 0, reported_at: null },
  }),
  history: (trx, { row, event, from, to }, context) => remember(trx, row.id, event, context, from, to),
  stale: '这份投稿经验刚有变化，请刷新后再操作',
});

/** Whether an event may happen to an experience in this status. */
export const mayMove = (
  status: ExperienceRow['status'],
  event: ExperienceEvent,
  actor: ExperienceActor,
): boolean => machine.find(status, event, actor) !== undefined;

/**
 * Takes an experience one step further and writes its history; its reports are settled with it. With `write` the only place
 * that changes `journal_experiences.status`.
 * @throws HttpProblem 409 when the table knows no such step, or somebody changed it meanwhile
 */
export async function moveExperience(
  trx: Db,
  row: Moving,
  event: ExperienceEvent,
  context: ExperienceContext,
  changes: Omit<UpdateObject<DB, 'journal_experiences'>, 'status' | 'revision'> = {},
): Promise<ExperienceRow> {
  const moved = await machine.move(trx, row, event, context, changes);
  await sql`
    update journal_experience_reports set settled_at = ${context.at}
    where experience_id = ${row.id} and settled_at is null`.execute(trx);
  return moved;
}

/** Appends a row to an experience's history. */
export const remember = (
  trx: Db,
  id: number,
  event: ExperienceEvent,
  { actor, actorId, note = '', at }: ExperienceContext,
  from: number | null,
  to: number,
): Promise<void> =>
  insertRow(trx, 'journal_experience_history', {
    ...{ experience_id: id, event, from_status: from, to_status: to },
    ...{ actor, actor_id: actorId, note, at },
  });
