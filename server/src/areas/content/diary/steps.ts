import type { BodyOf } from '@harbor/contract';
import { type DiaryMove, diaryEnds } from '@harbor/contract/diary';
import type { Db } from '../../../db/connect';
import { conflict, notFound } from '../../../http/problem';
import { checkOrder, checkPast, checkStepRoom, moves } from './checks';
import { chosenJournal } from './journal-of';
import { diaryLimits } from './limits';
import type { OwnAct } from './manuscripts';
import { moveManuscript } from './move';
import { currentRound, lockManuscript, manuscriptOfStep, roundsOf, stepsOfManuscript } from './queries';
import { restReminders, wakeReminders } from './reminders';
import type { ManuscriptRow, RoundRow, StepRow } from './rows';
import { undoTo } from './transitions';

interface Written {
  kind: DiaryMove;
  day: string;
  note: string;
  now: Date;
}

/** Moves a manuscript and writes down how. What waits for nothing any more reminds of nothing. */
export async function recordMove(
  trx: Db,
  row: ManuscriptRow,
  round: RoundRow,
  { kind, day, note, now }: Written,
): Promise<ManuscriptRow> {
  const moved = await moveManuscript(trx, row, kind, { at: now, since: day });
  await trx
    .insertInto('diary_steps')
    .values({ round_id: round.id, kind, from_status: row.status, day, note, created_at: now })
    .execute();
  if (diaryEnds.includes(moved.status)) await restReminders(trx, row.id, now);
  return moved;
}

/** Steps of one round. */
const stepsOfRound = async (trx: Db, row: ManuscriptRow, roundId: number): Promise<StepRow[]> =>
  (await stepsOfManuscript(trx, row.id)).filter(({ round_id }) => round_id === roundId);

/** Writes a step down. @throws HttpProblem 404 · 409 not a step that comes now, or too many · 422 on `day` */
export async function addStep(
  trx: Db,
  { userId, id, now }: OwnAct,
  { kind, day, note = '' }: BodyOf<'POST /diary/step/add/:id'>,
): Promise<void> {
  const row = await lockManuscript(trx, userId, id);
  checkPast('day', day, now);
  await checkStepRoom(trx, id);
  const round = await currentRound(trx, row);
  if (kind !== 'note') {
    checkOrder(await stepsOfRound(trx, row, round.id), { id: null, day });
    await recordMove(trx, row, round, { kind, day, note, now });
    return;
  }
  await trx
    .insertInto('diary_steps')
    .values({ round_id: round.id, kind, from_status: null, day, note, created_at: now })
    .execute();
  await trx.updateTable('diary_manuscripts').set({ updated_at: now }).where('id', '=', id).execute();
}

/** A step of somebody's own, with its manuscript locked. @throws HttpProblem 404 */
async function lockStep(trx: Db, { userId, id }: OwnAct) {
  const row = await lockManuscript(trx, userId, await manuscriptOfStep(trx, userId, id));
  const steps = await stepsOfManuscript(trx, row.id);
  const step = steps.find((one) => one.id === id);
  if (!step) throw notFound('没有找到这条记录');
  return { row, step, ofRound: steps.filter(({ round_id }) => round_id === step.round_id) };
}

/** Corrects the day and the note of a step. @throws HttpProblem 404 · 422 on `day` */
export async function editStep(
  trx: Db,
  own: OwnAct,
  { day, note }: BodyOf<'POST /diary/step/edit/:id'>,
): Promise<number> {
  const { row, step, ofRound } = await lockStep(trx, own);
  checkPast('day', day, own.now);
  if (moves(step)) checkOrder(ofRound, { id: step.id, day });
  await trx.updateTable('diary_steps').set({ day, note }).where('id', '=', step.id).execute();
  const round = await currentRound(trx, row);
  const leads = newestMove(step.round_id === round.id ? ofRound : [])?.id === step.id;
  await trx
    .updateTable('diary_manuscripts')
    .set({ updated_at: own.now, ...(leads && { since: day }) })
    .where('id', '=', row.id)
    .execute();
  return row.id;
}

/** The step of a round that moved the manuscript last. */
export const newestMove = (steps: readonly StepRow[]): StepRow | undefined =>
  steps
    .filter(moves)
    .reduce<StepRow | undefined>((last, one) => (last && last.id > one.id ? last : one), undefined);

/**
 * Takes the newest move back, or deletes a note. Taking back the beginning of a further round leads to the journal before.
 * @throws HttpProblem 404 · 409 for a step that others follow, and for the first of all
 */
export async function undoStep(trx: Db, own: OwnAct): Promise<number> {
  const { row, step, ofRound } = await lockStep(trx, own);
  const { now } = own;
  if (step.kind === 'note') {
    await trx.deleteFrom('diary_steps').where('id', '=', step.id).execute();
    await trx.updateTable('diary_manuscripts').set({ updated_at: now }).where('id', '=', row.id).execute();
    return row.id;
  }
  const round = await currentRound(trx, row);
  if (step.round_id !== round.id || newestMove(ofRound)?.id !== step.id || step.from_status === null)
    throw conflict('只能撤销最近的一步');
  const leavesRound = step.kind === 'prepare';
  const [, before] = await roundsOf(trx, row.id);
  const left = leavesRound
    ? await stepsOfRound(trx, row, before?.id ?? 0)
    : ofRound.filter(({ id }) => id !== step.id);
  const since = newestMove(left)?.day ?? row.since;
  const moved = await moveManuscript(
    trx,
    row,
    undoTo(step.from_status),
    { at: now, since },
    leavesRound ? { rounds: row.rounds - 1 } : {},
  );
  if (leavesRound) await trx.deleteFrom('diary_rounds').where('id', '=', round.id).execute();
  else await trx.deleteFrom('diary_steps').where('id', '=', step.id).execute();
  if (diaryEnds.includes(moved.status)) await restReminders(trx, row.id, now);
  else if (diaryEnds.includes(row.status)) await wakeReminders(trx, row.id, now);
  return row.id;
}

/**
 * Goes on with another journal after a refusal; what was written down of the one before stays.
 * @throws HttpProblem 404 · 409 not now, or too many journals · 422 on `day`, `journal`
 */
export async function transfer(
  trx: Db,
  { userId, id, now }: OwnAct,
  { journal, day }: BodyOf<'POST /diary/transfer/:id'>,
): Promise<void> {
  const row = await lockManuscript(trx, userId, id);
  checkPast('day', day, now);
  await checkStepRoom(trx, id);
  if (row.rounds >= diaryLimits.rounds) throw conflict(`一份稿件最多记${diaryLimits.rounds}次投稿`);
  const chosen = await chosenJournal(trx, journal);
  const before = await currentRound(trx, row);
  checkOrder(await stepsOfRound(trx, row, before.id), { id: null, day });
  await moveManuscript(trx, row, 'transfer', { at: now, since: day }, { rounds: row.rounds + 1 });
  const round = await trx
    .insertInto('diary_rounds')
    .values({ manuscript_id: id, number: row.rounds + 1, ...chosen, manuscript_no: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('diary_steps')
    .values({ round_id: round.id, kind: 'prepare', from_status: row.status, day, created_at: now })
    .execute();
  await wakeReminders(trx, id, now);
}
