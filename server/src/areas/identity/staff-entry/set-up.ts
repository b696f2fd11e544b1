import type { DataOf } from '@harbor/contract';
import QRCode from 'qrcode';
import type { Core } from '../../../core';
import { getRow, updateRows } from '../../../db/rows';
import { conflict, invalid } from '../../../http/problem';
import type { SessionUser } from '../../../http/session-user';
import { audit } from '../../base/accounts/audit';
import { secretPlace } from '../../base/accounts/staff-member';
import { checkPassword } from '../auth/password-tries';
import { noteSecondFactor, type Origin } from '../auth/sessions';
import { requireStepUp } from '../auth/step-up';
import { issueRecoveryCodes } from './recovery-codes';
import { tellTeam } from './tell';
import { newSecret, uriOf } from './totp';
import { tryCode } from './try-code';

async function requireOwner(
  core: Core,
  user: SessionUser,
  password: string | undefined,
  origin: Origin,
): Promise<void> {
  if (password === undefined) return requireStepUp(core, user);
  const { phone, password_hash } = await getRow(core.db, 'users', { id: user.id }, [
    'phone',
    'password_hash',
  ]);
  if (!(await checkPassword(core, phone ?? `user:${user.id}`, password_hash, password, origin)))
    throw invalid({ password: ['密码不正确'] });
}

/**
 * Makes the secret of somebody's second factor, which counts once its first code was given; another begin replaces it.
 * @throws HttpProblem 403 with `data.step_up` without a password or a fresh proof, 422 at `password`, 409 when there is
 * a second factor
 */
export async function beginSecondFactor(
  core: Core,
  user: SessionUser,
  password: string | undefined,
  origin: Origin,
): Promise<DataOf<'POST /staff/second_factor/begin'>> {
  if (user.staff?.hasFactor) throw conflict('两步验证已经设置好了，请刷新页面');
  await requireOwner(core, user, password, origin);
  const { clock } = core.settings;
  const secret = newSecret();
  const sealed = core.cipher.seal(secret, secretPlace(user.id));
  await core.db.transaction().execute(async (trx) => {
    const begun = await trx
      .insertInto('staff_second_factors')
      .values({ user_id: user.id, secret: sealed, created_at: new Date(clock.now()) })
      .onConflict((on) =>
        on
          .column('user_id')
          .doUpdateSet({ secret: sealed, created_at: new Date(clock.now()) })
          .where('staff_second_factors.confirmed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (!begun) throw conflict('两步验证已经设置好了，请刷新页面');
    await audit(trx, clock, {
      actor: { type: 'staff', id: user.id },
      action: 'staff.second_factor_begun',
      object: ['user', String(user.id)],
      ip: origin.ip,
    });
  });
  const uri = uriOf(secret, user.nickname);
  return { secret, uri, image: await QRCode.toDataURL(uri, { width: 360, margin: 2 }) };
}

/**
 * The first code shows that the app has the secret: from now on it is asked for, and this session has passed.
 * @returns the recovery codes
 * @throws HttpProblem as `tryCode`
 */
export function confirmSecondFactor(
  core: Core,
  user: SessionUser,
  code: string,
  origin: Origin,
): Promise<DataOf<'POST /staff/second_factor/confirm'>> {
  const { clock } = core.settings;
  return tryCode(core, {
    ...{ user, code, origin, fresh: true },
    async effect(trx) {
      const now = new Date(clock.now());
      await updateRows(trx, 'staff_second_factors', { user_id: user.id }, { confirmed_at: now });
      await noteSecondFactor(trx, user, { at: now, proves: true });
      await audit(trx, clock, {
        actor: { type: 'staff', id: user.id },
        action: 'staff.second_factor_set',
        object: ['user', String(user.id)],
        ip: origin.ip,
      });
      await tellTeam(trx, user.id);
      return { recovery_codes: await issueRecoveryCodes(core, trx, user.id) };
    },
  });
}
