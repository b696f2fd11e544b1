import type { ExperienceReportReason } from '@harbor/contract/journal-experience';
import { experienceStatus } from '@harbor/contract/journal-experience';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict, forbidden, notFound, tooMany } from '../../../../http/problem';
import { createRateLimiter } from '../../../../http/rate-limiter';
import { shareAccount } from '../../../base/accounts/share-account';
import { experienceLimits, reportQuotas, usefulQuotas } from '../limits';
import { unknownExperience } from '../queries';
import type { ExperienceRow } from '../rows';

/** An experience that everybody sees, locked: what is counted of it is counted one after the other. */
async function lockShown(
  trx: Db,
  id: number,
): Promise<Pick<ExperienceRow, 'user_id' | 'useful' | 'published_at'>> {
  const row = await trx
    .selectFrom('journal_experiences')
    .select(['user_id', 'useful', 'published_at'])
    .where('id', '=', id)
    .where('status', '=', experienceStatus.shown)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(unknownExperience);
  return row;
}

interface Reacting {
  userId: number;
  id: number;
  now: Date;
}

/**
 * Says that an experience is useful, or takes that back; once a person, and again changes nothing.
 * @throws HttpProblem 403 one's own · 404 · 409 for an account that is being closed · 429
 */
export async function markUseful(
  core: Core,
  { userId, id, now }: Reacting,
  wanted: boolean,
): Promise<{ useful: number; marked: boolean }> {
  const wait = await core.limiter.takeShared(
    `journals.useful:u${userId}`,
    usefulQuotas(core.settings.limitProfile),
  );
  if (wait > 0) throw tooMany(wait);
  return core.db.transaction().execute(async (trx) => {
    if (wanted) await shareAccount(trx, userId);
    const { user_id: author, useful } = await lockShown(trx, id);
    if (author === userId) throw forbidden('不能给自己的投稿经验标有用');
    const changed = wanted
      ? await trx
          .insertInto('journal_experience_marks')
          .values({ experience_id: id, user_id: userId, created_at: now })
          .onConflict((on) => on.doNothing())
          .returning('experience_id')
          .executeTakeFirst()
      : await trx
          .deleteFrom('journal_experience_marks')
          .where('experience_id', '=', id)
          .where('user_id', '=', userId)
          .returning('experience_id')
          .executeTakeFirst();
    if (!changed) return { useful, marked: wanted };
    const counted = Math.max(0, useful + (wanted ? 1 : -1));
    await trx.updateTable('journal_experiences').set({ useful: counted }).where('id', '=', id).execute();
    return { useful: counted, marked: wanted };
  });
}

/**
 * A reader points out that an experience should not stand there; the team looks at it.
 * @throws HttpProblem 403 one's own · 404 · 409 reported already as it stands, or an account that is being closed · 429
 */
export async function reportExperience(
  core: Core,
  { userId, id, now }: Reacting,
  reason: ExperienceReportReason,
): Promise<Record<string, never>> {
  await core.db.transaction().execute(async (trx) => {
    await shareAccount(trx, userId);
    const { user_id: author, published_at } = await lockShown(trx, id);
    if (author === userId) throw forbidden('不能举报自己的投稿经验，可以撤下或修改');
    const added = await trx
      .insertInto('journal_experience_reports')
      .values({ experience_id: id, user_id: userId, reason, created_at: now })
      // What was looked at and changed since is another text.
      .onConflict((on) =>
        on
          .columns(['experience_id', 'user_id'])
          .doUpdateSet({ reason, created_at: now, settled_at: null })
          .where('journal_experience_reports.settled_at', '<', published_at),
      )
      .returning('experience_id')
      .executeTakeFirst();
    if (!added) throw conflict('您已举报过这份投稿经验');
    // What was refused is not counted.
    const wait = await createRateLimiter(core.settings, trx).takeShared(
      `journals.report:u${userId}`,
      reportQuotas,
    );
    if (wait > 0) throw tooMany(wait, `每天最多举报${experienceLimits.reportsPerDay}次，请明天再试`);
    await trx
      .updateTable('journal_experiences')
      .set((eb) => ({
        reports: eb('reports', '+', 1),
        reported_at: eb.fn.coalesce('reported_at', eb.val(now)),
      }))
      .where('id', '=', id)
      .execute();
  });
  return {};
}
