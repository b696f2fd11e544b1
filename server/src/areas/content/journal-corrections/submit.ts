import type { BodyOf, DataOf, OwnCorrection } from '@harbor/contract';
import { correctableValue, correctionRules, correctionStatus } from '@harbor/contract/journal-correction';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { paginate } from '../../../http/page';
import { conflict, notFound, tooMany } from '../../../http/problem';
import { createRateLimiter } from '../../../http/rate-limiter';
import { shareAccount } from '../../base/accounts/share-account';
import { watchTexts } from '../../base/sentinel/watch';
import { detailsOf, unknownJournal } from '../journals/reading/detail';
import { correctionLimits, correctionQuotas } from './limits';
import { namedCorrections, presentCorrection } from './queries';

/** Characters of what the library said that are kept. */
const longest = 4000;

/**
 * Points out a mistake in a journal, ten times a day, one of a field at a time; the team looks it up and answers.
 * @throws HttpProblem 404 no such journal · 409 one of the field waits already · 422 · 429
 */
export async function submitCorrection(
  core: Core,
  userId: number,
  { journal_id: journalId, field, proposed, source_url, note }: BodyOf<'POST /magazine/correct'>,
  now: Date,
): Promise<OwnCorrection> {
  const [journal] = await detailsOf(core, [journalId]);
  if (!journal) throw notFound(unknownJournal);
  const kept = await watchTexts(core, { userId, place: 'post' }, { proposed, note });
  return core.db.transaction().execute(async (trx) => {
    await shareAccount(trx, userId);
    const added = await trx
      .insertInto('journal_corrections')
      .values({
        ...{ journal_id: journalId, user_id: userId, field, source_url, created_at: now },
        old_value: (correctableValue(journal, field) ?? '').slice(0, longest),
        ...{ proposed: kept.proposed, note: kept.note },
      })
      .onConflict((on) =>
        on
          .columns(['user_id', 'journal_id', 'field'])
          .where('status', '=', correctionStatus.open)
          .doNothing(),
      )
      .returningAll()
      .executeTakeFirst();
    if (!added) throw conflict('您对这一项的纠错还在核对，答复后可以再次提交');
    // What was refused is not counted.
    const limiter = createRateLimiter(core.settings, trx);
    const wait = await limiter.takeShared(`journals.correct:u${userId}`, correctionQuotas);
    if (wait > 0) throw tooMany(wait, `每天最多提交${correctionRules.perDay}次纠错，请明天再试`);
    return presentCorrection({ ...added, journal_name: journal.name });
  });
}

/** One page of somebody's own corrections, the newest first. */
export const ownCorrections = (
  db: Db,
  userId: number,
  page = 1,
): Promise<DataOf<'GET /magazine/corrections'>> =>
  paginate(
    namedCorrections(db)
      .where('journal_corrections.user_id', '=', userId)
      .orderBy('journal_corrections.created_at', 'desc')
      .orderBy('journal_corrections.id', 'desc'),
    {
      page,
      perPage: correctionLimits.perPage,
      counted: db.selectFrom('journal_corrections').where('user_id', '=', userId),
    },
    (rows) => rows.map(presentCorrection),
  );
