import type { Session } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { conflict, forbidden } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import type { LoginMethod } from '../../base/accounts/rows';
import { userStatus } from '../../base/accounts/user-status';
import { askAboutClosing } from './closing';
import { recordLogin } from './login-records';
import { type Origin, startSession } from './sessions';

/** An account whose owner has proven to be there. */
export interface Account {
  id: number;
  is_teacher: boolean;
  status: number;
  /** Why staff froze it, for its owner; empty or left out where it is open. */
  frozen_reason?: string;
  isNew: boolean;
}

/** The account of a member who registered just now. */
export const newAccount = (id: number): Account => ({
  id,
  is_teacher: false,
  status: userStatus.normal,
  isNew: true,
});

/** @throws HttpProblem 403 for an account that may not be entered, 409 for one that is being closed */
export function assertOpen({ status, frozen_reason }: Pick<Account, 'status' | 'frozen_reason'>): void {
  if (status === userStatus.closing) throw conflict('账号正在注销中，请先登录并取消注销');
  if (status === userStatus.normal) return;
  throw forbidden(
    frozen_reason
      ? `账号已被冻结，原因：${frozen_reason}。如有疑问请联系客服`
      : '账号已被冻结，如有疑问请联系客服',
  );
}

/**
 * The end of every way of logging in: a new token, a record, an audit row.
 * @throws HttpProblem 403 for a frozen account; 409 with `data.closing` for one that is being closed
 */
export async function enter(
  core: Core,
  trx: Db,
  account: Account,
  method: LoginMethod,
  origin: Origin,
): Promise<Session> {
  if (account.status === userStatus.closing) throw await askAboutClosing(core, trx, account.id, method);
  assertOpen(account);
  const { clock, sessions } = core.settings;
  const token = await startSession(core, trx, account.id, origin, method);
  await recordLogin(core, trx, account.id, method, origin);
  await updateRows(trx, 'users', { id: account.id }, { last_seen_at: new Date(clock.now()) });
  await audit(trx, clock, {
    actor: { type: 'user', id: account.id },
    action: 'login.ok',
    detail: { method },
    ip: origin.ip,
  });
  return {
    token_type: 'Bearer',
    token,
    expires_in: (account.is_teacher ? sessions.teacherIdle : sessions.idle) / 1000,
    is_new_user: account.isNew,
  };
}
