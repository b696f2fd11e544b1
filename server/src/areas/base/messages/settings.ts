import type { BodyOf, MessageSettings } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { invalid } from '../../../http/problem';
import { hasAddress } from '../mail/addresses';
import { messageGroups } from './groups';
import { clockOf, minutesOf } from './quiet';

const fresh = { muted: [], by_sms: [], by_mail: [], quiet: false, quiet_from: 22 * 60, quiet_to: 8 * 60 };

async function settingsRow(db: Db, userId: number) {
  const row = await findRow(db, 'message_settings', { user_id: userId }, [
    'muted',
    'by_sms',
    'by_mail',
    'quiet',
    'quiet_from',
    'quiet_to',
  ]);
  return row ?? fresh;
}

/** How a user wants to be told of things. */
export async function messageSettings({ db, mailer }: Core, userId: number): Promise<MessageSettings> {
  const row = await settingsRow(db, userId);
  const muted = new Set<string>(row.muted);
  const bySms = new Set<string>(row.by_sms);
  const byMail = new Set<string>(row.by_mail);
  return {
    groups: messageGroups.map(({ key, title, description, locked = false, sms = false, mail }) => ({
      key,
      title,
      description,
      locked,
      site: locked || !muted.has(key),
      sms: sms ? bySms.has(key) : null,
      mail: mailer && mail ? mail === 'always' || byMail.has(key) : null,
      mail_fixed: mail === 'always',
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
  core: Core,
  userId: number,
  { groups = [], quiet }: BodyOf<'POST /message/settings'>,
  now: Date,
): Promise<MessageSettings> {
  const { db } = core;
  const row = await settingsRow(db, userId);
  let muted: string[] = row.muted;
  let by_sms: string[] = row.by_sms;
  let by_mail: string[] = row.by_mail;
  for (const [n, { key, site, sms, mail }] of groups.entries()) {
    const group = messageGroups.find((each) => each.key === key);
    if (!group) throw invalid({ [`groups.${n}.key`]: ['消息类型不正确'] });
    if (group.locked && site === false) throw invalid({ [`groups.${n}.site`]: ['此类消息不能关闭'] });
    if (!group.sms && sms) throw invalid({ [`groups.${n}.sms`]: ['此类消息不支持短信'] });
    if (mail && (!core.mailer || !group.mail))
      throw invalid({ [`groups.${n}.mail`]: ['此类消息不支持邮件'] });
    if (mail === false && group.mail === 'always')
      throw invalid({ [`groups.${n}.mail`]: ['账号安全邮件不能关闭'] });
    if (mail && !(await hasAddress(db, userId))) throw invalid({ [`groups.${n}.mail`]: ['请先绑定邮箱'] });
    if (site !== undefined) muted = switched(muted, key, !site);
    if (sms !== undefined) by_sms = switched(by_sms, key, sms);
    if (mail !== undefined && group.mail === 'choice') by_mail = switched(by_mail, key, mail);
  }
  const values = {
    muted,
    by_sms,
    by_mail,
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
  return messageSettings(core, userId);
}
