import type { BodyOf, Session } from '@harbor/contract';
import type { Core } from '../../../core';
import { HttpProblem, invalid } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { phoneKey } from '../../base/accounts/phone-key';
import { userStatus } from '../../base/accounts/user-status';
import { findByPhone, isDormant } from './accounts';
import { askAboutClosing } from './closing';
import { assertOpen, enter, newAccount } from './enter';
import { recordFailure } from './login-records';
import { createUser } from './new-user';
import { checkPassword } from './password-tries';
import { askWhose } from './recycled';
import type { Origin } from './sessions';
import { checkCode } from './sms-codes';
import { isWeakPassword } from './weak-passwords';

/**
 * Login with a password. An unknown phone is answered in the same words and the same time as a wrong password.
 * @throws HttpProblem 422 when they do not match or, at `captcha`, when a puzzle is needed; 429 after five failures from
 * one address; 403 for a frozen account
 */
export async function loginWithPassword(
  core: Core,
  { phone, password, captcha }: BodyOf<'POST /auth/pc_login'>,
  origin: Origin,
): Promise<Session> {
  const found = await findByPhone(core.db, phone);
  const right = await checkPassword(core, phone, found?.password_hash ?? null, password, origin, captcha);
  if (!right || !found) {
    // One commit for both kinds of phones: a second one, for the record, could be told by its time.
    await core.db.transaction().execute(async (trx) => {
      await recordFailure(core, trx, phone, origin);
      await audit(trx, core.settings.clock, {
        actor: { type: 'visitor' },
        action: 'login.failed',
        object: ['phone', phoneKey(core.settings.secret, phone)],
        ip: origin.ip,
      });
    });
    throw invalid({ password: ['手机号或密码不正确'] });
  }
  return core.db.transaction().execute((trx) => enter(core, trx, found, 'password', origin));
}

/**
 * Login with an SMS code; a phone without an account gets one if the agreements were ticked.
 * @throws HttpProblem 422 for a wrong code or missing consent; 409 with `data.recycled` for a dormant account,
 * with `data.closing` for one that is being closed
 */
export async function loginWithCode(
  core: Core,
  { phone, code, consent }: BodyOf<'POST /auth/p_login'>,
  origin: Origin,
): Promise<Session> {
  const right = await checkCode(core, phone, 'login', code);
  const found = await findByPhone(core.db, phone);
  if (!found && !consent) throw invalid({ consent: ['该手机号还未注册，请阅读并同意用户协议和隐私政策'] });
  const answer = await core.db.transaction().execute(async (trx) => {
    await right.use(trx);
    if (!found) {
      const id = await createUser(core, trx, { phone, passwordHash: null }, origin);
      return enter(core, trx, newAccount(id), 'sms', origin);
    }
    // Handed out of the transaction, which an error thrown in here would undo together with the code's use and the ticket.
    if (found.status === userStatus.closing) return askAboutClosing(core, trx, found.id, 'sms');
    assertOpen(found);
    if (isDormant(core, found)) return askWhose(core, trx, found, phone);
    return enter(core, trx, found, 'sms', origin);
  });
  if (answer instanceof HttpProblem) throw answer;
  return answer;
}

/**
 * Registration by phone, code and password; logs in at once.
 * @throws HttpProblem 422 for a wrong code or a weak password, 409 for a phone that has an account
 */
export async function register(
  core: Core,
  { phone, code, password }: BodyOf<'POST /auth/register'>,
  origin: Origin,
): Promise<Session> {
  if (isWeakPassword(password, phone)) throw invalid({ password: ['密码过于简单，请换一个'] });
  const right = await checkCode(core, phone, 'register', code);
  const passwordHash = await core.passwords.hash(password);
  return core.db.transaction().execute(async (trx) => {
    await right.use(trx);
    const id = await createUser(core, trx, { phone, passwordHash }, origin);
    return enter(core, trx, newAccount(id), 'register', origin);
  });
}
