import type { DataOf, StaffMe } from '@harbor/contract';
import type { Core } from '../../../core';
import { gate } from '../../../http/access';
import type { SessionUser } from '../../../http/session-user';
import { audit } from '../../base/accounts/audit';
import { noteSecondFactor, type Origin } from '../auth/sessions';
import { meOf } from './me';
import { issueRecoveryCodes } from './recovery-codes';
import { tellTeam } from './tell';
import { tryCode } from './try-code';

function requirePassed({ staff }: SessionUser): void {
  if (!staff?.passed) throw gate('SECOND_FACTOR_WANTED', '请输入两步验证码');
}

/**
 * Lets this session pass the second factor. A code of the app counts for steps with money too, a recovery code does not:
 * it may have been found on paper.
 * @throws HttpProblem as `tryCode`
 */
export async function enterDesk(
  core: Core,
  user: SessionUser,
  code: string,
  origin: Origin,
): Promise<StaffMe> {
  const { clock, staff: rules } = core.settings;
  const now = new Date(clock.now());
  const proves = await tryCode(core, {
    ...{ user, code, origin, recovery: true },
    async effect(trx, by) {
      await noteSecondFactor(trx, user, { at: now, proves: by === 'code' });
      await audit(trx, clock, {
        actor: { type: 'staff', id: user.id },
        action: by === 'code' ? 'staff.entered' : 'staff.entered_by_recovery_code',
        object: ['user', String(user.id)],
        ip: origin.ip,
      });
      await tellTeam(trx, user.id);
      return by === 'code';
    },
  });
  const moneyUntil = proves ? new Date(now.getTime() + rules.proof) : null;
  const staff = user.staff && { ...user.staff, passed: true, moneyUntil };
  return meOf(core, { ...user, staff });
}

/**
 * Proves again who is there, for steps with money.
 * @throws HttpProblem as `tryCode`; 403 while the session has not passed
 */
export async function proveAgain(
  core: Core,
  user: SessionUser,
  code: string,
  origin: Origin,
): Promise<DataOf<'POST /staff/second_factor/prove'>> {
  requirePassed(user);
  const { clock, staff: rules } = core.settings;
  const now = new Date(clock.now());
  await tryCode(core, {
    ...{ user, code, origin },
    async effect(trx) {
      await noteSecondFactor(trx, user, { at: now, proves: true });
      await audit(trx, clock, {
        actor: { type: 'staff', id: user.id },
        action: 'staff.proved',
        object: ['user', String(user.id)],
        ip: origin.ip,
      });
    },
  });
  return { money_until: now.getTime() + rules.proof };
}

/**
 * New recovery codes in place of all old ones.
 * @throws HttpProblem as `tryCode`; 403 while the session has not passed
 */
export async function renewRecoveryCodes(
  core: Core,
  user: SessionUser,
  code: string,
  origin: Origin,
): Promise<DataOf<'POST /staff/second_factor/recovery_codes'>> {
  requirePassed(user);
  const { clock } = core.settings;
  return tryCode(core, {
    ...{ user, code, origin },
    async effect(trx) {
      await audit(trx, clock, {
        actor: { type: 'staff', id: user.id },
        action: 'staff.recovery_codes_renewed',
        object: ['user', String(user.id)],
        ip: origin.ip,
      });
      return { recovery_codes: await issueRecoveryCodes(core, trx, user.id) };
    },
  });
}
