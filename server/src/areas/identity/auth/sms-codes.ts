import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { CaptchaAnswer, SentCode, SmsScene } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { addressKey } from '../../../http/client-address';
import { invalid, tooMany, Unavailable } from '../../../http/problem';
import { phoneKey } from '../../base/accounts/phone-key';
import { passCaptcha, puzzleNeeded } from './captcha/captcha';

const hour = 3_600_000;
const day = 24 * hour;

const hmacOf = (secret: string, id: string, phone: string, scene: string, code: string) =>
  createHmac('sha256', secret).update(`sms:${id}:${phone}:${scene}:${code}`).digest();

const wrongCode = () => invalid({ code: ['验证码错误或已过期'] });

/** What a code is for: one of the public scenes, or proving again who is logged in. */
export type CodePurpose = SmsScene | 'verify';

/** Asking for a code. */
export interface CodeRequest {
  phone: string;
  scene: CodePurpose;
  ip: string;
  captcha?: CaptchaAnswer;
  /** Random id that the browser keeps. */
  device?: string;
}

/** Counts the message before it is sent, so that parallel requests cannot outrun the limits. */
async function recordCode(core: Core, { phone, scene }: CodeRequest, puzzleSolved: boolean) {
  const { sms, secret, clock } = core.settings;
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await core.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sms:${phone}`}, 0))`.execute(trx);
    // Read once it is this one's turn: whoever waited is later than the code it waited for.
    const now = clock.now();
    const ago = (ms: number) => new Date(now - ms);
    const { last, hourly, daily, unused } = await trx
      .selectFrom('sms_codes')
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('used_at', 'is', null).as('unused'),
        fn.max('created_at').as('last'),
        fn.countAll<number>().filterWhere('created_at', '>', ago(hour)).as('hourly'),
        fn.countAll<number>().as('daily'),
      ])
      .where('phone', '=', phone)
      .where('created_at', '>', ago(day))
      .executeTakeFirstOrThrow();
    const wait = last ? last.getTime() + sms.resendAfter - now : 0;
    if (wait > 0) throw tooMany(wait / 1000, `请${Math.ceil(wait / 1000)}秒后再获取验证码`);
    if (hourly >= sms.perPhoneHour) throw tooMany(hour / 1000, '获取验证码太频繁，请1小时后再试');
    if (daily >= sms.perPhoneDay) throw tooMany(day / 1000, '今日获取验证码次数已用完，请明天再试');
    if (unused >= sms.puzzleAfter && !puzzleSolved) throw puzzleNeeded();
    await insertRow(trx, 'sms_codes', {
      id,
      phone,
      scene,
      code_hmac: hmacOf(secret, id, phone, scene, code),
      created_at: new Date(now),
      expires_at: new Date(now + sms.lifetime),
      used_at: null,
    });
  });
  return { id, code };
}

/** Whether a puzzle was solved. From an address that asks for many codes it must be, whatever the phone. */
async function solved(core: Core, { phone, scene, ip, captcha }: CodeRequest): Promise<boolean> {
  if (captcha) {
    await passCaptcha(core, phone, scene, captcha);
    return true;
  }
  const { puzzleAfterAddress } = core.settings.sms;
  const asked = await core.limiter.countShared(`sms:${addressKey(ip)}`, { limit: 0, seconds: 3600 });
  if (asked > puzzleAfterAddress) throw puzzleNeeded();
  return false;
}

/**
 * Sends a code. The answer is the same whether or not the phone belongs to somebody, and nothing looks it up.
 * @throws HttpProblem 422 at `captcha` when a puzzle is needed, 429 within 60 s of the last code or beyond the caps of
 * phone, browser and site; Unavailable when the provider fails.
 */
export async function sendCode(core: Core, request: CodeRequest): Promise<SentCode> {
  const { phone, scene, device } = request;
  const { sms } = core.settings;
  const puzzleSolved = await solved(core, request);
  if (device) {
    const quota = { limit: sms.perDeviceHour, seconds: 3600 };
    const wait = await core.limiter.takeShared(`sms-device:${device}`, [quota]);
    if (wait > 0) throw tooMany(wait, '本设备获取验证码太频繁，请稍后再试');
  }
  const { id, code } = await recordCode(core, request, puzzleSolved);
  // After the phone's own limits: what they refuse is never sent, and must not use up everybody's budget.
  const budget = await core.limiter.takeShared('sms:site', [{ limit: sms.perHour, seconds: 3600 }]);
  if (budget > 0) {
    core.log.error({ alarm: 'sms budget' }, 'the hourly budget of SMS codes is used up');
    throw tooMany(budget);
  }
  const result = await core.sms.send({
    phone,
    purpose: scene,
    code,
    requestId: id,
    signal: AbortSignal.timeout(4000),
  });
  if (!result.ok) {
    core.log.warn({ kind: result.kind, providerCode: result.providerCode }, 'SMS not sent');
    if (result.kind === 'limit') throw tooMany(60);
    if (result.kind === 'invalid_number') throw invalid({ phone: ['该手机号无法接收短信'] });
    throw new Unavailable('SMS provider');
  }
  return {
    resend_after: sms.resendAfter / 1000,
    expires_in: sms.lifetime / 1000,
    ...(core.sms.revealsCodes && !core.settings.production && { dev_code: code }),
  };
}

/** A code that was right, and may be used up once. */
export interface RightCode {
  /** Uses it up, together with its effect. @throws HttpProblem 422 when a twin was faster */
  use(trx: Db): Promise<void>;
}

/**
 * Checks a code against the newest one of the phone and purpose. Every check counts as a try, also of wrong ones and
 * whatever happens afterwards; after five the code is burnt.
 * @throws HttpProblem 422 on the field `code`; 429 after too many tries a day
 */
export async function checkCode(
  core: Core,
  phone: string,
  scene: CodePurpose,
  code: string,
): Promise<RightCode> {
  const { sms, secret, clock } = core.settings;
  const key = `sms-try:${phoneKey(secret, phone)}`;
  const wait = await core.limiter.takeShared(key, [{ limit: sms.triesPerDay, seconds: 86_400 }]);
  if (wait > 0) throw tooMany(wait, '验证码错误次数过多，请明天再试');
  const now = new Date(clock.now());
  const newest = await core.db
    .updateTable('sms_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('sms_codes as newest')
        .select('newest.id')
        .where('newest.phone', '=', phone)
        .where('newest.scene', '=', scene)
        .orderBy('newest.created_at', 'desc')
        .limit(1),
    )
    .where('used_at', 'is', null)
    .where('tries', '<', sms.tries)
    .where('expires_at', '>', now)
    .returning(['id', 'code_hmac'])
    .executeTakeFirst();
  if (!newest) throw wrongCode();
  if (!timingSafeEqual(hmacOf(secret, newest.id, phone, scene, code), newest.code_hmac)) throw wrongCode();
  return {
    async use(trx) {
      const used = await trx
        .updateTable('sms_codes')
        .set({ used_at: now })
        .where('id', '=', newest.id)
        .where('used_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      if (!used) throw wrongCode();
    },
  };
}
