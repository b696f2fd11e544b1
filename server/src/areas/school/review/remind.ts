import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { userStatus } from '../../base/accounts/user-status';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { disturbFrom } from '../../base/messages/quiet';
import { dayOf, dayStart, hourOf, plusDays } from './days';
import { gatherNotes } from './gather';
import { itemsWhere } from './queries';

/** People of one round of the tick. */
export const remindBatch = 50;

/** Later than this nobody is told of today any more: the server was down in the evening. */
const lastHour = 22;

const dayMs = 86_400_000;

/** Whose hour has come today, and who was not told yet. */
const waiting = (db: Db, now: Date) =>
  db
    .selectFrom('review_settings')
    .where('remind', '=', true)
    .where('hour', '<=', hourOf(now))
    .where((eb) =>
      eb.or([
        eb('reminded_on', 'is', null),
        eb('reminded_on', '<', sql<never>`${dayOf(dayStart(now))}::date`),
      ]),
    );

/**
 * Reminds people of what is due today: once a day at most, at the hour that they chose and never in their quiet hours.
 * Who has nothing due is asked after no more today.
 * @returns how many were looked at
 */
export async function remindOfReview(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  if (hourOf(now) > lastHour) return 0;
  const found = await waiting(core.db, now)
    .select('user_id')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('message_settings as m')
            .select('m.user_id')
            .whereRef('m.user_id', '=', 'review_settings.user_id')
            .where(sql<boolean>`${quietNow(now)}`),
        ),
      ),
    )
    .orderBy('hour')
    .orderBy('user_id')
    .limit(remindBatch)
    .execute();
  for (const { user_id } of found) await remindOne(core, user_id, now);
  return found.length;
}

/** The same as `disturbFrom` says, for the search: whose quiet hours it is now. */
function quietNow(now: Date) {
  const minute = sql`${hourOf(now) * 60 + now.getUTCMinutes()}::int`;
  return sql`m.quiet and m.quiet_from <> m.quiet_to and case when m.quiet_from < m.quiet_to
    then ${minute} >= m.quiet_from and ${minute} < m.quiet_to
    else ${minute} >= m.quiet_from or ${minute} < m.quiet_to end`;
}

async function remindOne(core: Core, userId: number, now: Date): Promise<void> {
  await core.db.transaction().execute(async (trx) => {
    // Another process may have been first: read again under the lock.
    const row = await waiting(trx, now)
      .select('user_id')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const quiet = await findRow(trx, 'message_settings', { user_id: userId }, [
      ...(['quiet', 'quiet_from', 'quiet_to'] as const),
    ]);
    if (quiet && disturbFrom(quiet, now) > now) return;
    await trx
      .updateTable('review_settings')
      .set({ reminded_on: sql`${dayOf(dayStart(now))}::date` })
      .where('user_id', '=', userId)
      .execute();
    const user = await findRow(trx, 'users', { id: userId, status: userStatus.normal }, ['id']);
    if (user) await tell(trx, userId, now);
  });
}

async function tell(trx: Db, userId: number, now: Date): Promise<void> {
  const tomorrow = plusDays(dayStart(now), 1);
  const { rows } = await sql<{ questions: number; notes: number }>`
    select count(*) filter (where i.kind = 'question')::int as questions,
      count(*) filter (where i.kind = 'note')::int as notes
    from ${itemsWhere(userId, sql`i.removed_at is null and i.due_at < ${tomorrow}`)}`.execute(trx);
  const { questions = 0, notes = 0 } = rows[0] ?? {};
  if (questions + notes === 0) return;
  const parts = [questions > 0 ? `错题 ${questions} 项` : '', notes > 0 ? `笔记 ${notes} 项` : ''];
  await notify(trx, {
    userId,
    kind: messageKind.system,
    sub: systemSub.course,
    title: `今天有 ${questions + notes} 项要复习`,
    body: `${parts.filter((part) => part !== '').join('、')}，约 ${questions + notes} 分钟。提醒时间可在“错题与复习”里修改。`,
    link: '/cloudclassroom/?tab=review',
    object: { type: 'review', id: userId },
    now,
  });
}

/** Notes of the last day whose writer has not looked at the list since. */
export const gatherNewNotes = (core: Core): Promise<void> => {
  const now = new Date(core.settings.clock.now());
  return gatherNotes(core.db, { since: new Date(now.getTime() - dayMs) }, now);
};
