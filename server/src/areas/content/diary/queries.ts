import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import type { DeadlineRow, ManuscriptRow, RoundRow, StepRow } from './rows';

const unknown = '没有找到这份稿件';

/** Somebody's own manuscript. @throws HttpProblem 404 also for one of somebody else */
export async function ownManuscript(db: Db, userId: number, id: number): Promise<ManuscriptRow> {
  const row = await db
    .selectFrom('diary_manuscripts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound(unknown);
  return row;
}

/** The same, locked until the transaction ends: whatever changes a manuscript or what belongs to it begins here. */
export async function lockManuscript(trx: Db, userId: number, id: number): Promise<ManuscriptRow> {
  const row = await trx
    .selectFrom('diary_manuscripts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(unknown);
  return row;
}

/** Journals that a manuscript was sent to, the current one first. */
export const roundsOf = (db: Db, manuscriptId: number): Promise<RoundRow[]> =>
  db
    .selectFrom('diary_rounds')
    .selectAll()
    .where('manuscript_id', '=', manuscriptId)
    .orderBy('number', 'desc')
    .execute();

/** What was written down of a manuscript, the newest first. */
export const stepsOfManuscript = (db: Db, manuscriptId: number): Promise<StepRow[]> =>
  db
    .selectFrom('diary_steps as s')
    .innerJoin('diary_rounds as r', 'r.id', 's.round_id')
    .selectAll('s')
    .where('r.manuscript_id', '=', manuscriptId)
    .orderBy('r.number', 'desc')
    .orderBy('s.day', 'desc')
    .orderBy('s.id', 'desc')
    .execute();

/** The current round of a manuscript. */
export const currentRound = (db: Db, { id, rounds }: ManuscriptRow): Promise<RoundRow> =>
  db
    .selectFrom('diary_rounds')
    .selectAll()
    .where('manuscript_id', '=', id)
    .where('number', '=', rounds)
    .executeTakeFirstOrThrow();

/** Deadlines of a manuscript: open ones by day, then those that are done. */
export const deadlinesOf = (db: Db, manuscriptId: number): Promise<DeadlineRow[]> =>
  db
    .selectFrom('diary_deadlines')
    .selectAll()
    .where('manuscript_id', '=', manuscriptId)
    .orderBy((eb) => eb('done_at', 'is not', null))
    .orderBy('day')
    .orderBy('id')
    .execute();

/** The manuscript that a step belongs to. @throws HttpProblem 404 also for a step of somebody else */
export async function manuscriptOfStep(db: Db, userId: number, stepId: number): Promise<number> {
  const row = await db
    .selectFrom('diary_steps as s')
    .innerJoin('diary_rounds as r', 'r.id', 's.round_id')
    .innerJoin('diary_manuscripts as m', 'm.id', 'r.manuscript_id')
    .select('m.id')
    .where('s.id', '=', stepId)
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('没有找到这条记录');
  return row.id;
}

/** The manuscript that a deadline belongs to. @throws HttpProblem 404 also for one of somebody else */
export async function manuscriptOfDeadline(db: Db, userId: number, deadlineId: number): Promise<number> {
  const row = await db
    .selectFrom('diary_deadlines as d')
    .innerJoin('diary_manuscripts as m', 'm.id', 'd.manuscript_id')
    .select('m.id')
    .where('d.id', '=', deadlineId)
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('没有找到这个截止日');
  return row.id;
}
