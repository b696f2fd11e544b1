import type { PrivacySettings } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { recordConsents } from '../auth/agreements';
import type { Origin } from '../auth/sessions';

/** Version of the words under the two switches; a new meaning needs a new one. */
const version = '1';

const switches = ['recommend', 'history'] as const;

/** What a person allows; who never chose has no personalised recommendations, and their visits count. */
export async function privacySettingsOf(db: Db, userId: number): Promise<PrivacySettings> {
  const row = await findRow(db, 'privacy_settings', { user_id: userId }, switches);
  return row ?? { recommend: false, history: true };
}

/** Whether what somebody looks at may be recorded: asked before visits and browsing history are written. */
export async function mayRecordHistory(db: Db, userId: number | undefined): Promise<boolean> {
  return userId === undefined || (await privacySettingsOf(db, userId)).history;
}

/** Changes what was given, and writes each change into the log of consents. */
export async function changePrivacySettings(
  core: Core,
  userId: number,
  change: Partial<PrivacySettings>,
  origin: Origin,
): Promise<PrivacySettings> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    // The owner's row is locked, so that two changes at once see each other.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const before = await privacySettingsOf(trx, userId);
    const after = {
      recommend: change.recommend ?? before.recommend,
      history: change.history ?? before.history,
    };
    await trx
      .insertInto('privacy_settings')
      .values({ user_id: userId, ...after, updated_at: now })
      .onConflict((on) => on.column('user_id').doUpdateSet({ ...after, updated_at: now }))
      .execute();
    for (const document of switches)
      if (before[document] !== after[document])
        await recordConsents(
          trx,
          { ...origin, userId, now },
          [{ document, version }],
          after[document] ? 'agree' : 'withdraw',
        );
    return after;
  });
}
