import type { BodyOf, MessageSettings } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { invalid } from '../../../http/problem';
import { messageGroups } from './groups';
import { clockOf, minutesOf } from './quiet';

const fresh = { muted: [], by_sms: [], quiet: false, quiet_from: 22 * 60, quiet_to: 8 * 60 };

async function settingsRow(db: Db, userId: number) {
  const row = await findRow(db, 'message_settings', { user_id: userId }, [
    'muted',
    'by_sms',
    'quiet',
    'quiet_from',
    'quiet_to',
  ]);
  return row ?? fresh;
}

/** How a user wants to be told of things. */
export async function messageSettings(db: Db, userId: number): Promise<MessageSettings> {
  const row = await settingsRow(db, userId);
  const muted = new Set<string>(row.muted);
  const bySms = new Set<string>(row.by_sms);
  return {
    groups: messageGroups.map(({ key, title, description, locked = false, sms = false }) => ({
      key,
      title,
      description,
      locked,
      site: locked || !muted.has(key),
      sms: sms ? bySms.has(key) : null,
    })),
    quiet: { on: row.quiet, from: clockOf(row.quiet_from), to: clockOf(row.quiet_to) },
  };
}

function switched(keys: string[], key: string, on: boolean): string[] {
  const others = keys.filter((each) => each !== key);
  return on ? [...others, key] : others;
}

/**
 * Changes what was given, leaves the rest.
 * @throws HttpProblem 422 for a group that does not exist, or a channel that it does not have
 */
export async function saveMessageSettings(
  db: Db,
  userId: number,
  { groups = [], quiet }: BodyOf<'POST /message/settings'>,
  now: Date,
): Promise<MessageSettings> {
  const row = await settingsRow(db, userId);
  let muted: string[] = row.muted;
  let by_sms: string[] = row.by_sms;
  for (const [n, { key, site, sms }] of groups.entries()) {
    const group = messageGroups.find((each) => each.key === key);
    if (!group) throw invalid({ [`groups.${n}.key`]: ['消息类型不正确'] });
    if (group.locked && site === false) throw invalid({ [`groups.${n}.site`]: ['此类消息不能关闭'] });
    if (!group.sms && sms) throw invalid({ [`groups.${n}.sms`]: ['此类消息不支持短信'] });
    if (site !== undefined) muted = switched(muted, key, !site);
    if (sms !== undefined) by_sms = switched(by_sms, key, sms);
  }
  const values = {
    muted,
    by_sms,
    quiet: quiet?.on ?? row.quiet,
    quiet_from: quiet ? minutesOf(quiet.from) : row.quiet_from,
    quiet_to: quiet ? minutesOf(quiet.to) : row.quiet_to,
    updated_at: now,
  };
  await db
    .insertInto('message_settings')
    .values({ user_id: userId, ...values })
    .onConflict((on) => on.column('user_id').doUpdateSet(values))
    .execute();
  return messageSettings(db, userId);
}
