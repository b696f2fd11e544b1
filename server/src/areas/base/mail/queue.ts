import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow, insertRow, updateRows } from '../../../db/rows';
import type { Tick } from '../../../jobs/define';
import { settingOf } from '../../../site-settings/read';
import { userStatus } from '../accounts/user-status';
import { codeOf, keyOf } from './codes';
import type { MailResult } from './mailer';
import { type MailContent, type Written, writeCode, writeNotice } from './template';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a mail that was not taken waits for each further try; after the last of them it is given up. */
const pauses = [minute, 5 * minute, 20 * minute, hour, 3 * hour, 6 * hour, 12 * hour] as const;

/** For so long a mail that was taken up is nobody else's; whatever a server does, its tries end before. */
const lease = 10 * minute;

const batch = 20;
const atOnce = 4;

/** A mail to somebody, at the address they have when it is sent, or to an address that is nobody's account. */
export interface NewMail {
  to: { userId: number } | { address: string };
  content: MailContent;
  now: Date;
  /** Not before this moment. */
  sendAt?: Date;
  /** For the team alone: it is not sent to who has left it by then. */
  team?: boolean;
}

/**
 * Queues a mail: it exists only if the transaction commits. For somebody who has no address nothing is queued. On a site
 * that sends no mails whatever is queued is gone at the next tick.
 */
export async function queueMail(
  db: Db,
  { to, content, now, sendAt = now, team = false }: NewMail,
): Promise<void> {
  const { template, data } = content;
  const id = randomUUID();
  if ('userId' in to) {
    await sql`
      insert into mails (id, user_id, template, data, next_at, created_at, team)
      select ${id}, user_id, ${template}, ${JSON.stringify(data)}, ${sendAt}, ${now}, ${team}
      from mail_addresses where user_id = ${to.userId}`.execute(db);
    return;
  }
  await insertRow(db, 'mails', {
    id,
    address: to.address,
    template,
    data: JSON.stringify(data),
    next_at: sendAt,
    created_at: now,
  });
}

/** Queues the mail of a code, to the address that it proves. */
export async function queueCode(
  db: Db,
  { codeId, userId, address, now }: { codeId: string; userId: number; address: string; now: Date },
): Promise<void> {
  await insertRow(db, 'mails', {
    id: randomUUID(),
    user_id: userId,
    address,
    template: 'code',
    data: JSON.stringify({ codeId }),
    next_at: now,
    created_at: now,
  });
}

interface DueMail {
  id: string;
  user_id: number | null;
  address: string | null;
  template: MailContent['template'];
  data: unknown;
  tries: number;
  team: boolean;
}

/** Mails that a server took and whose row could not be written then: they are not sent again by this process. */
const taken = new Set<string>();

/** Takes up what is due, codes first, for nobody else until the lease ends. */
async function takeDue(core: Core, now: Date): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    update mails set tries = tries + 1, next_at = ${new Date(now.getTime() + lease)}
    where id in (
      select id from mails where done_at is null and next_at <= ${now}
      order by template <> 'code', next_at limit ${batch} for update skip locked)
    returning id, user_id, address, template, data, tries, team`.execute(core.db);
  return rows;
}

/** To whom a mail goes now; undefined when nobody wants it any more. */
async function recipientOf(core: Core, { user_id, address, team }: DueMail): Promise<string | undefined> {
  if (user_id === null) return address ?? undefined;
  const user = await findRow(core.db, 'users', { id: user_id }, ['status', 'is_staff']);
  if (user?.status !== userStatus.normal || (team && !user.is_staff)) return undefined;
  return address ?? (await findRow(core.db, 'mail_addresses', { user_id }, ['address']))?.address;
}

/** What a mail says; undefined when it has nothing to say any more. */
async function writtenOf(core: Core, mail: DueMail, now: Date): Promise<Written | undefined> {
  const { publicUrl, secret } = core.settings;
  const { template, data } = mail as MailContent;
  if (template === 'notice') return writeNotice(core.settings, data, mail.user_id !== null);
  const code = await findRow(core.db, 'mail_codes', { id: data.codeId });
  if (!code || code.used_at || code.expires_at <= now) return undefined;
  const { id, user_id: userId, address_key: addressKey } = code;
  return writeCode(publicUrl, codeOf(secret, { id, userId, addressKey }));
}

type Outcome = 'sent' | 'refused' | 'given_up' | 'dropped';

/** Nothing of a mail is kept that is done, but that there was one. */
const finish = (core: Core, { id }: DueMail, outcome: Outcome, now: Date) =>
  updateRows(core.db, 'mails', { id }, { outcome, done_at: now, data: '{}', address: null });

async function finishSent(core: Core, mail: DueMail, now: Date): Promise<void> {
  taken.add(mail.id);
  await finish(core, mail, 'sent', now);
  taken.delete(mail.id);
}

const putOff = (core: Core, { id, tries }: DueMail, nextAt: Date) =>
  updateRows(core.db, 'mails', { id }, { next_at: nextAt, tries });

/** Whether the day's mails of a person, or the hour's of the site, are used up. */
async function limited(core: Core, mail: DueMail, to: string): Promise<'drop' | 'wait' | undefined> {
  const { perHour } = core.settings.mail;
  const perPersonDay = await settingOf(core, 'safety.mails');
  if (mail.tries === 1 && mail.template !== 'code') {
    const key = `mail:${mail.user_id ?? keyOf(to)}`;
    if ((await core.limiter.takeShared(key, [{ limit: perPersonDay, seconds: day / 1000 }])) > 0)
      return 'drop';
  }
  if ((await core.limiter.takeShared('mail:site', [{ limit: perHour, seconds: hour / 1000 }])) === 0)
    return undefined;
  core.log.error({ alarm: 'mail budget' }, 'the hourly budget of mails is used up');
  return 'wait';
}

/** @returns what came of it; undefined when it was decided without the server */
async function sendOne(core: Core, mail: DueMail, now: Date): Promise<MailResult | undefined> {
  if (!core.mailer) return undefined;
  if (taken.has(mail.id)) {
    await finishSent(core, mail, now);
    return undefined;
  }
  const to = await recipientOf(core, mail);
  const written = to && (await writtenOf(core, mail, now));
  const limit = written ? await limited(core, mail, to) : 'drop';
  if (!to || !written || limit === 'drop') {
    await finish(core, mail, 'dropped', now);
    return undefined;
  }
  if (limit === 'wait') {
    await putOff(core, { ...mail, tries: mail.tries - 1 }, new Date(now.getTime() + 10 * minute));
    return undefined;
  }
  const result = await core.mailer.send({ id: mail.id, to, ...written });
  if (result.ok) {
    await finishSent(core, mail, now);
    return result;
  }
  core.log.warn(
    { mailId: mail.id, tries: mail.tries, kind: result.kind, reason: result.reason },
    'mail not sent',
  );
  const pause = pauses[mail.tries - 1];
  if (result.kind === 'refused') await finish(core, mail, 'refused', now);
  else if (pause === undefined) await finish(core, mail, 'given_up', now);
  else await putOff(core, mail, new Date(now.getTime() + pause));
  return result;
}

/**
 * Sends the mails whose time has come. Each is taken up before it is sent; one that the server took is never sent again,
 * one whose answer was lost may be. While no server is reached the others are not tried one by one.
 * @returns how many went out
 */
export async function sendDueMails(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  if (!core.mailer) {
    await core.db.deleteFrom('mails').where('done_at', 'is', null).execute();
    return 0;
  }
  const due = await takeDue(core, now);
  const limit = pLimit(atOnce);
  let sent = 0;
  let reached = true;
  const work = due.map((mail) =>
    limit(async () => {
      if (!reached) {
        await putOff(core, { ...mail, tries: mail.tries - 1 }, new Date(now.getTime() + minute));
        return;
      }
      const result = await sendOne(core, mail, now);
      if (result?.ok) sent += 1;
      else if (result?.kind === 'unreachable') reached = false;
    }),
  );
  for (const result of await Promise.allSettled(work))
    if (result.status === 'rejected') core.log.warn({ err: result.reason }, 'a mail could not be worked on');
  return sent;
}

/** Recurs for mails on their way. */
export const sendMails: Tick = {
  name: 'mail.send',
  everySeconds: 2,
  run: async (core) => void (await sendDueMails(core)),
};

/** Ends what nobody needs any more. */
export const purgeMails: Tick = {
  name: 'mail.purge',
  everySeconds: 3600,
  async run({ db, settings }) {
    const now = settings.clock.now();
    await db
      .deleteFrom('mails')
      .where('done_at', '<', new Date(now - 7 * day))
      .execute();
    await db
      .deleteFrom('mail_codes')
      .where('created_at', '<', new Date(now - day))
      .execute();
  },
};
