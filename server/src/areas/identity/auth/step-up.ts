import type { BodyOf } from '@harbor/contract';
import type { Core } from '../../../core';
import { getRow } from '../../../db/rows';
import { invalid } from '../../../http/problem';
import type { SessionUser, StepUpMethod } from '../../../http/session-user';
import { audit } from '../../base/accounts/audit';
import { checkPassword } from './password-tries';
import type { Origin } from './sessions';
import { checkCode } from './sms-codes';

export { requireStepUp, stepUpLeft } from '../../../http/step-up';

async function mark(core: Core, user: SessionUser, by: StepUpMethod, origin: Origin): Promise<void> {
  const { clock } = core.settings;
  await core.db
    .updateTable('sessions')
    .set({ stepped_up_at: new Date(clock.now()), stepped_up_by: by })
    .where('id', '=', user.sessionId)
    .where('revoked_at', 'is', null)
    .execute();
  await audit(core.db, clock, {
    actor: { type: 'user', id: user.id },
    action: 'session.step_up',
    detail: { by },
    ip: origin.ip,
  });
}

/**
 * Proves again who is there, by a code sent to the account's own phone or by the password.
 * @returns seconds for which it holds
 * @throws HttpProblem 422 at `code` or `password`
 */
export async function stepUp(
  core: Core,
  user: SessionUser,
  { code, password }: BodyOf<'POST /auth/step_up'>,
  origin: Origin,
): Promise<number> {
  if (code) {
    const right = await checkCode(core, user.phone ?? '', 'verify', code);
    await right.use(core.db);
    await mark(core, user, 'sms', origin);
  } else if (password) {
    const account = await getRow(core.db, 'users', { id: user.id }, ['phone', 'password_hash']);
    const right = await checkPassword(
      core,
      account.phone ?? `user:${user.id}`,
      account.password_hash,
      password,
      origin,
    );
    if (!right) throw invalid({ password: ['密码不正确'] });
    await mark(core, user, 'password', origin);
  } else throw invalid({ code: ['请输入验证码或密码'] });
  return core.settings.accounts.stepUp / 1000;
}
