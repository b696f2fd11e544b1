import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { BodyOf, DataOf, MailAddress } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow, insertRow, removeRows } from '../../../db/rows';
import { conflict, invalid, tooMany } from '../../../http/problem';
import { sqlStateOf } from '../../../http/transient';
import { toMoment } from '../../../time';
import { audit } from '../accounts/audit';
import { shareAccount } from '../accounts/share-account';
import { codeOf, keyOf, maskAddress } from './codes';
import { addressChanged } from './events';
import { queueCode } from './queue';

const hour = 3_600_000;
const day = 24 * hour;

const wrongCode = () => invalid({ code: ['验证码错误或已过期'] });
const notOffered = () => conflict('本站暂不提供邮件提醒');

/** Whether somebody has proven an address. */
export const hasAddress = async (db: Db, userId: number): Promise<boolean> =>
  (await findRow(db, 'mail_addresses', { user_id: userId }, ['user_id'])) !== undefined;

/** Where somebody's mails go. */
export async function mailAddressOf(core: Core, userId: number): Promise<MailAddress> {
  const row = core.mailer ? await findRow(core.db, 'mail_addresses', { user_id: userId }) : undefined;
  return {
    offered: core.mailer !== null,
    address: row ? maskAddress(row.address) : '',
    confirmed_at: row ? toMoment(row.confirmed_at) : null,
  };
}

/** Counted before the mail is queued, so that parallel requests cannot outrun the limits. */
async function recordCode(core: Core, trx: Db, userId: number, addressKey: string): Promise<string> {
  const { codes } = core.settings.mail;
  // Always in this order, so that nobody waits for each other.
  for (const key of [`mail-user:${userId}`, `mail-address:${addressKey}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
  const now = core.settings.clock.now();
  const ago = (ms: number) => new Date(now - ms);
  const { last, ofUser, ofAddress, today } = await trx
    .selectFrom('mail_codes')
    .select(({ fn }) => [
      fn.max('created_at').as('last'),
      fn
        .countAll<number>()
        .filterWhere('user_id', '=', userId)
        .filterWhere('created_at', '>', ago(hour))
        .as('ofUser'),
      fn
        .countAll<number>()
        .filterWhere('address_key', '=', addressKey)
        .filterWhere('created_at', '>', ago(hour))
        .as('ofAddress'),
      fn.countAll<number>().filterWhere('address_key', '=', addressKey).as('today'),
    ])
    .where(({ eb, or }) => or([eb('user_id', '=', userId), eb('address_key', '=', addressKey)]))
    .where('created_at', '>', ago(day))
    .executeTakeFirstOrThrow();
  const wait = last ? last.getTime() + codes.resendAfter - now : 0;
  if (wait > 0) throw tooMany(wait / 1000, `请${Math.ceil(wait / 1000)}秒后再获取验证码`);
  if (ofUser >= codes.perUserHour || ofAddress >= codes.perAddressHour)
    throw tooMany(hour / 1000, '获取验证码太频繁，请1小时后再试');
  if (today >= codes.perAddressDay) throw tooMany(day / 1000, '今日获取验证码次数已用完，请明天再试');
  const id = randomUUID();
  await insertRow(trx, 'mail_codes', {
    id,
    user_id: userId,
    address_key: addressKey,
    created_at: new Date(now),
    expires_at: new Date(now + codes.lifetime),
  });
  return id;
}

/**
 * Mails a code to an address that somebody wants to bind. The answer is the same whether or not it is another account's.
 * @throws HttpProblem 409 where no mails are offered, 422 for the address that they have, 429 beyond the limits
 */
export async function askForCode(
  core: Core,
  userId: number,
  { email }: BodyOf<'POST /mail/address/code'>,
): Promise<DataOf<'POST /mail/address/code'>> {
  const { mailer, settings } = core;
  if (!mailer) throw notOffered();
  const addressKey = keyOf(email);
  const own = await findRow(core.db, 'mail_addresses', { user_id: userId }, ['address_key']);
  if (own?.address_key === addressKey) throw invalid({ email: ['您已绑定这个邮箱'] });
  const id = await core.db.transaction().execute(async (trx) => {
    const codeId = await recordCode(core, trx, userId, addressKey);
    await queueCode(trx, { codeId, userId, address: email, now: new Date(settings.clock.now()) });
    return codeId;
  });
  return {
    resend_after: settings.mail.codes.resendAfter / 1000,
    expires_in: settings.mail.codes.lifetime / 1000,
    ...(mailer.revealsCodes &&
      !settings.production && { dev_code: codeOf(settings.secret, { id, userId, addressKey }) }),
  };
}

/**
 * Checks a code against the newest one of the person and the address. Every check counts as a try, whatever happens
 * afterwards; the row is locked for it, so that tries side by side are counted one by one.
 * @returns the code's id
 */
async function checkCode(core: Core, userId: number, addressKey: string, given: string): Promise<string> {
  const { mail, secret, clock } = core.settings;
  const quota = { limit: mail.codes.triesPerDay, seconds: day / 1000 };
  const wait = await core.limiter.takeShared(`mail-try:${userId}`, [quota]);
  if (wait > 0) throw tooMany(wait, '验证码错误次数过多，请明天再试');
  const newest = await core.db
    .updateTable('mail_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('mail_codes as newest')
        .select('newest.id')
        .where('newest.user_id', '=', userId)
        .where('newest.address_key', '=', addressKey)
        .orderBy('newest.created_at', 'desc')
        .limit(1),
    )
    .where('used_at', 'is', null)
    .where('tries', '<', mail.codes.tries)
    .where('expires_at', '>', new Date(clock.now()))
    .returning('id')
    .executeTakeFirst();
  if (!newest) throw wrongCode();
  const right = codeOf(secret, { id: newest.id, userId, addressKey });
  if (!timingSafeEqual(Buffer.from(right), Buffer.from(given))) throw wrongCode();
  return newest.id;
}

const taken = () => conflict('该邮箱已绑定其他账号，请换一个邮箱，或先在那个账号中解除绑定');

/**
 * Binds an address that a code was mailed to, in the place of another one.
 * @throws HttpProblem 422 at `code`, 409 for an address of another account, which only who reads its mails learns
 */
export async function confirmAddress(
  core: Core,
  userId: number,
  { email, code }: BodyOf<'POST /mail/address/confirm'>,
  ip: string,
): Promise<MailAddress> {
  if (!core.mailer) throw notOffered();
  const addressKey = keyOf(email);
  const right = await checkCode(core, userId, addressKey, code);
  const { clock } = core.settings;
  const now = new Date(clock.now());
  await core.db.transaction().execute(async (trx) => {
    // The person first: a closing holds them and then takes the codes.
    await shareAccount(trx, userId);
    const used = await trx
      .updateTable('mail_codes')
      .set({ used_at: now })
      .where('id', '=', right)
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!used) throw wrongCode();
    const before = await findRow(trx, 'mail_addresses', { user_id: userId }, ['address']);
    const values = { address: email, address_key: addressKey, confirmed_at: now };
    await trx
      .insertInto('mail_addresses')
      .values({ user_id: userId, ...values })
      .onConflict((on) => on.column('user_id').doUpdateSet(values))
      .execute()
      .catch((error: unknown) => {
        throw sqlStateOf(error) === '23505' ? taken() : error;
      });
    const change = { before: maskAddress(before?.address ?? ''), after: maskAddress(email) };
    await addressChanged.emit(trx, { userId, ...change, now });
    await audit(trx, clock, {
      actor: { type: 'user', id: userId },
      action: before ? 'mail.changed' : 'mail.bound',
      detail: change,
      ip,
    });
  });
  return mailAddressOf(core, userId);
}

/** Forgets the address: what waits to be sent to it is gone, and so are codes that were asked for. */
export async function removeAddress(core: Core, userId: number, ip: string): Promise<MailAddress> {
  const { clock } = core.settings;
  const now = new Date(clock.now());
  await core.db.transaction().execute(async (trx) => {
    await shareAccount(trx, userId);
    const removed = await trx
      .deleteFrom('mail_addresses')
      .where('user_id', '=', userId)
      .returning('address')
      .executeTakeFirst();
    await trx.deleteFrom('mails').where('user_id', '=', userId).where('done_at', 'is', null).execute();
    await trx
      .updateTable('mail_codes')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .execute();
    if (!removed) return;
    await removeRows(trx, 'dev_outbox', { phone: removed.address });
    const before = maskAddress(removed.address);
    await addressChanged.emit(trx, { userId, before, after: '', now });
    await audit(trx, clock, {
      actor: { type: 'user', id: userId },
      action: 'mail.removed',
      detail: { before },
      ip,
    });
  });
  return mailAddressOf(core, userId);
}
