import type { BodyOf, Session } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { getRow, updateRows } from '../../../db/rows';
import { conflict, invalid } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { audit } from '../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { assertAwake, findByPhone } from './accounts';
import { assertOpen, enter } from './enter';
import { checkPassword } from './password-tries';
import { type Origin, revokeAllSessions } from './sessions';
import { checkCode } from './sms-codes';
import { requireStepUp } from './step-up';
import { isWeakPassword } from './weak-passwords';

async function write(
  core: Core,
  trx: Db,
  userId: number,
  password_hash: string,
  origin: Origin,
): Promise<void> {
  const now = new Date(core.settings.clock.now());
  await updateRows(
    trx,
    'users',
    { id: userId },
    { password_hash, password_changed_at: now, updated_at: now },
  );
  await revokeAllSessions(core, trx, userId, 'password changed');
  await notify(trx, {
    userId,
    kind: messageKind.system,
    sub: systemSub.security,
    title: '登录密码已修改',
    body: '您的登录密码刚刚被修改，其他设备已退出登录。如果不是您本人操作，请立即重设密码并联系客服。',
    link: '/idsetting/',
    now,
  });
  await audit(trx, core.settings.clock, {
    actor: { type: 'user', id: userId },
    action: 'account.password_changed',
    ip: origin.ip,
  });
}

function assertStrong(password: string, phone: string): void {
  if (isWeakPassword(password, phone)) throw invalid({ password: ['密码过于简单，请换一个'] });
}

/**
 * A forgotten password is set anew with a code; every session of the account ends. Whether the phone has an account is
 * said only to who proved to hold it.
 * @throws HttpProblem 422 at `code`, `password` or, for a phone without an account, `phone`; 409 for a dormant account
 */
export async function resetPassword(
  core: Core,
  { phone, code, password }: BodyOf<'PUT /auth/reset'>,
  origin: Origin,
): Promise<void> {
  assertStrong(password, phone);
  const right = await checkCode(core, phone, 'reset', code);
  const hash = await core.passwords.hash(password);
  const account = await findByPhone(core.db, phone);
  if (!account) {
    await right.use(core.db);
    throw invalid({ phone: ['该手机号还未注册'] });
  }
  assertOpen(account);
  assertAwake(core, account);
  await core.db.transaction().execute(async (trx) => {
    await right.use(trx);
    await write(core, trx, account.id, hash, origin);
  });
}

/**
 * A password is changed by who is logged in, with the old one or a fresh step-up. All sessions end; the answer is a new
 * one for this device.
 * @throws HttpProblem 422 at `old_password` or `password`, 403 with `data.step_up`
 */
export async function changePassword(
  core: Core,
  user: SessionUser,
  { old_password, password }: BodyOf<'PATCH /auth/logged/reset'>,
  origin: Origin,
): Promise<Session> {
  const account = await getRow(core.db, 'users', { id: user.id }, [
    'id',
    'phone',
    'password_hash',
    'is_teacher',
    'status',
  ]);
  const phone = account.phone ?? '';
  if (old_password === undefined) requireStepUp(core, user);
  else if (
    !(await checkPassword(core, phone || `user:${user.id}`, account.password_hash, old_password, origin))
  )
    throw invalid({ old_password: ['原密码不正确'] });
  assertStrong(password, phone);
  if (account.password_hash && (await core.passwords.matches(account.password_hash, password)))
    throw invalid({ password: ['新密码不能与原密码相同'] });
  const hash = await core.passwords.hash(password);
  return core.db.transaction().execute(async (trx) => {
    const same = await trx
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', user.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (same.password_hash !== account.password_hash) throw conflict('密码刚刚已被修改，请重新登录');
    await write(core, trx, user.id, hash, origin);
    return enter(core, trx, { ...account, isNew: false }, 'reset', origin);
  });
}
