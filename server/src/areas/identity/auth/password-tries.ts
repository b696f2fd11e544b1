import { setTimeout as sleep } from 'node:timers/promises';
import type { CaptchaAnswer } from '@harbor/contract';
import type { Core } from '../../../core';
import { addressKey } from '../../../http/client-address';
import { tooMany } from '../../../http/problem';
import { phoneKey } from '../../base/accounts/phone-key';
import { passCaptcha, puzzleNeeded } from './captcha/captcha';
import type { Origin } from './sessions';

/**
 * Checks a password under the limits of guessing, which count the phone whether or not it has an account: five failures
 * of one address make it wait 15 minutes; five from anywhere ask everybody for a puzzle and slow down, but lock nobody out.
 * @returns whether it is right
 * @throws HttpProblem 429 after too many failures, 422 at `captcha` when a puzzle is needed
 */
export async function checkPassword(
  core: Core,
  phone: string,
  stored: string | null,
  password: string,
  origin: Origin,
  captcha?: CaptchaAnswer,
): Promise<boolean> {
  const { login, secret } = core.settings;
  const key = `login:${phoneKey(secret, phone)}`;
  const pair = `${key}:${addressKey(origin.ip)}`;
  const anywhere = { limit: login.puzzleAfter, seconds: login.window / 1000 };
  const own = { limit: login.failures, seconds: login.window / 1000 };
  const waits = (seconds: number) => tooMany(seconds, '密码错误次数过多，请15分钟后再试，或使用验证码登录');
  if ((await core.limiter.countShared(pair, own)) >= own.limit) throw waits(own.seconds);
  const failures = await core.limiter.countShared(key, anywhere);
  if (failures >= login.puzzleAfter) {
    if (!captcha) throw puzzleNeeded();
    await passCaptcha(core, phone, 'password', captcha);
  }
  const wait = await core.limiter.takeShared(pair, [own]);
  if (wait > 0) throw waits(wait);
  if (failures >= login.puzzleAfter) await sleep(login.slowBy);
  if (await core.passwords.matches(stored, password)) {
    await core.limiter.resetShared(pair);
    return true;
  }
  await core.limiter.takeShared(key, [anywhere]);
  return false;
}
