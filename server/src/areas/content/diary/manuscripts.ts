import type { BodyOf } from '@harbor/contract';
import { diaryStatus as s } from '@harbor/contract/diary';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, tooMany } from '../../../http/problem';
import { createRateLimiter } from '../../../http/rate-limiter';
import { checkPast } from './checks';
import { today } from './days';
import { chosenJournal, type RoundJournal } from './journal-of';
import { createQuotas } from './limits';
import { checkRoom, lockOwner } from './owners';
import { currentRound, lockManuscript } from './queries';
import { recordMove } from './steps';

/** Whose manuscript, and when. */
export interface OwnAct {
  userId: number;
  id: number;
  now: Date;
}

/** What a manuscript begins with. */
interface Begin {
  userId: number;
  title: string;
  journal: RoundJournal;
  manuscriptNo: string;
  /** Since when it is with the journal; null while it is being prepared. */
  submittedOn: string | null;
  submissionId: number | null;
  now: Date;
}

/** What is refused in the same transaction is not counted. @throws HttpProblem 429 after as many in a day as anybody needs */
export async function checkPace({ settings }: Core, trx: Db, userId: number): Promise<void> {
  const limiter = createRateLimiter(settings, trx);
  const wait = await limiter.takeShared(`diary.create:u${userId}`, createQuotas(settings.limitProfile));
  if (wait > 0) throw tooMany(wait);
}

/**
 * Begins a manuscript with its first round, and with the sending where it was sent already.
 * @returns its id
 * @throws HttpProblem 409 too many manuscripts
 */
export async function beginManuscript(trx: Db, begin: Begin): Promise<number> {
  const { userId, now, submittedOn } = begin;
  await lockOwner(trx, userId);
  await checkRoom(trx, userId);
  const day = submittedOn ?? today(now);
  const row = await trx
    .insertInto('diary_manuscripts')
    .values({
      ...{ user_id: userId, status: s.preparing, title: begin.title, since: day },
      ...{ submission_id: begin.submissionId, created_at: now, updated_at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const round = await trx
    .insertInto('diary_rounds')
    .values({ manuscript_id: row.id, number: 1, ...begin.journal, manuscript_no: begin.manuscriptNo })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('diary_steps')
    .values({ round_id: round.id, kind: 'prepare', from_status: null, day, created_at: now })
    .execute();
  if (submittedOn !== null) await recordMove(trx, row, round, { kind: 'submit', day, note: '', now });
  return row.id;
}

/** Writes a manuscript down. @throws HttpProblem 409 too many · 422 on `journal`, `submitted_on` */
export async function createManuscript(
  trx: Db,
  userId: number,
  body: BodyOf<'POST /diary/create'>,
  now: Date,
): Promise<number> {
  const submittedOn = body.submitted_on ?? null;
  if (submittedOn !== null) checkPast('submitted_on', submittedOn, now);
  return beginManuscript(trx, {
    ...{ userId, title: body.title, submittedOn, submissionId: null, now },
    journal: await chosenJournal(trx, body.journal),
    manuscriptNo: body.manuscript_no ?? '',
  });
}

/**
 * Changes how a manuscript is called, and the journal and number of its current round.
 * @throws HttpProblem 404 · 409 when it changed meanwhile · 422 on `journal`
 */
export async function editManuscript(
  trx: Db,
  { userId, id, now }: OwnAct,
  body: BodyOf<'POST /diary/edit/:id'>,
): Promise<void> {
  const row = await lockManuscript(trx, userId, id);
  if (row.revision !== body.revision) throw conflict('这份稿件刚在别处改过，请刷新后再改');
  const round = await currentRound(trx, row);
  // A journal that left the library since keeps its place and name.
  const same = body.journal.id !== null && body.journal.id === round.journal_id;
  const journal = same ? {} : await chosenJournal(trx, body.journal);
  await trx
    .updateTable('diary_manuscripts')
    .set({ title: body.title, revision: row.revision + 1, updated_at: now })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('diary_rounds')
    .set({ ...journal, manuscript_no: body.manuscript_no })
    .where('id', '=', round.id)
    .execute();
}

/** Deletes a manuscript with everything that was written down of it. @throws HttpProblem 404 */
export async function deleteManuscript(trx: Db, { userId, id }: OwnAct): Promise<void> {
  await lockManuscript(trx, userId, id);
  await trx.deleteFrom('diary_manuscripts').where('id', '=', id).where('user_id', '=', userId).execute();
}
