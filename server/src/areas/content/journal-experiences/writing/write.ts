import type { BodyOf, OwnExperience } from '@harbor/contract';
import { experienceFaults, experienceRules, experienceStatus } from '@harbor/contract/journal-experience';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { conflict, invalid, notFound, tooMany } from '../../../../http/problem';
import { createRateLimiter } from '../../../../http/rate-limiter';
import { watchTexts } from '../../../base/sentinel/watch';
import { today } from '../../diary/days';
import { unknownJournal } from '../../journals/reading/detail';
import { writeQuotas } from '../limits';
import { moveExperience, remember } from '../move';
import { presentOwn } from '../present';
import { proofOf } from '../proof';
import { lockOwnExperience, type NamedExperience, oneAtATime } from '../queries';

type Written = BodyOf<'POST /magazine/experience/write'>;
export type ExperienceForm = Omit<Written, 'journal_id'>;

/** Who writes, and when. */
interface Author {
  userId: number;
  now: Date;
}

/** Reads the words before anything is kept. @throws HttpProblem 422 on `text` */
export async function takenIn<F extends ExperienceForm>(core: Core, userId: number, form: F): Promise<F> {
  const { text } = await watchTexts(core, { userId, place: 'post' }, { text: form.text });
  return { ...form, text };
}

/** Ten times a day somebody hands an experience in; what was refused is not counted. @throws HttpProblem 429 */
async function count(core: Core, trx: Db, userId: number): Promise<void> {
  const limiter = createRateLimiter(core.settings, trx);
  const wait = await limiter.takeShared(`journals.experience:u${userId}`, writeQuotas);
  if (wait > 0) throw tooMany(wait, `每天最多提交${experienceRules.perDay}次投稿经验，请明天再试`);
}

/** @throws HttpProblem 404 no such journal · 422 by field for days that cannot be */
async function checkDays(trx: Db, journalId: number, form: ExperienceForm, now: Date) {
  const journal = await findRow(trx, 'journals', { id: journalId }, ['name', 'founded']);
  if (!journal) throw notFound(unknownJournal);
  const faults = Object.entries(experienceFaults(form, { today: today(now), founded: journal.founded })).map(
    ([field, fault]) => [field, [fault]],
  );
  if (faults.length > 0) throw invalid(Object.fromEntries(faults));
  return journal;
}

const columnsOf = (form: ExperienceForm) => ({
  result: form.result,
  submitted_on: form.submitted_on,
  first_decision_on: form.first_decision_on,
  accepted_on: form.accepted_on,
  fee_fen: form.fee_fen,
  difficulty: form.difficulty,
  text: form.text,
});

const sameSubmission = '您写过这次投稿的经验，请在“我的投稿经验”里修改那一份';

/** Whether somebody wrote of another submission to the journal on that day already. */
async function checkSame(
  trx: Db,
  userId: number,
  journalId: number,
  day: string,
  but: number,
): Promise<void> {
  const same = await findRow(
    trx,
    'journal_experiences',
    { user_id: userId, journal_id: journalId, submitted_on: day },
    ['id'],
  );
  if (same && same.id !== but) throw conflict(sameSubmission, { id: same.id });
}

/**
 * An author tells of a submission; it waits for the team's look.
 * @throws HttpProblem 404 no such journal · 409 one of this submission, or of this journal lately · 422 days · 429
 */
export async function writeExperience(
  core: Core,
  trx: Db,
  { userId, now }: Author,
  { journal_id: journalId, ...form }: Written,
): Promise<OwnExperience> {
  await oneAtATime(trx, userId);
  const journal = await checkDays(trx, journalId, form, now);
  await checkSame(trx, userId, journalId, form.submitted_on, 0);
  const recent = await trx
    .selectFrom('journal_experiences')
    .select('id')
    .where('user_id', '=', userId)
    .where('journal_id', '=', journalId)
    .where('created_at', '>', new Date(now.getTime() - experienceRules.againDays * 86_400_000))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (recent)
    throw conflict(`同一种期刊${experienceRules.againDays}天内只能写一份，您可以修改已有的那一份`, {
      id: recent.id,
    });
  await count(core, trx, userId);
  const row = await trx
    .insertInto('journal_experiences')
    .values({
      ...columnsOf(form),
      ...{ journal_id: journalId, user_id: userId, status: experienceStatus.waiting },
      proof: await proofOf(trx, userId, journalId),
      ...{ handed_in_at: now, created_at: now, updated_at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await remember(
    trx,
    row.id,
    'write',
    { actor: 'user', actorId: userId, at: now },
    null,
    experienceStatus.waiting,
  );
  return presentOwn({ ...row, journal_name: journal.name });
}

/** What somebody saw of it is what they change. @throws HttpProblem 409 */
function checkSeen(row: NamedExperience, revision: number): void {
  if (row.revision !== revision) throw conflict('这份投稿经验刚有变化，请刷新后再操作');
}

/**
 * Its author changes an experience and hands it in again, also one that is published: until it is looked at, nobody else
 * sees it.
 * @throws HttpProblem 404 not theirs · 409 it changed meanwhile, or may not be changed · 422 days · 429
 */
export async function editExperience(
  core: Core,
  { userId, now, id }: Author & { id: number },
  { revision, ...form }: BodyOf<'POST /magazine/experience/edit/:id'>,
): Promise<OwnExperience> {
  return core.db.transaction().execute(async (trx) => {
    await oneAtATime(trx, userId);
    const row = await lockOwnExperience(trx, userId, id);
    checkSeen(row, revision);
    await checkDays(trx, row.journal_id, form, now);
    await checkSame(trx, userId, row.journal_id, form.submitted_on, id);
    await count(core, trx, userId);
    const moved = await moveExperience(
      trx,
      row,
      'hand_in',
      { actor: 'user', actorId: userId, at: now },
      { ...columnsOf(form), proof: await proofOf(trx, userId, row.journal_id) },
    );
    return presentOwn({ ...moved, journal_name: row.journal_name });
  });
}

/**
 * Its author takes an experience away from readers; they may hand it in again.
 * @throws HttpProblem 404 not theirs · 409 it changed meanwhile
 */
export async function withdrawExperience(
  core: Core,
  { userId, now, id }: Author & { id: number },
  revision: number,
): Promise<OwnExperience> {
  return core.db.transaction().execute(async (trx) => {
    const row = await lockOwnExperience(trx, userId, id);
    checkSeen(row, revision);
    const moved = await moveExperience(trx, row, 'withdraw', { actor: 'user', actorId: userId, at: now });
    return presentOwn({ ...moved, journal_name: row.journal_name });
  });
}
