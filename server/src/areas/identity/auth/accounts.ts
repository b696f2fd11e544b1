import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict } from '../../../http/problem';

/** The account of a phone, as the ways of logging in need it. */
export async function findByPhone(db: Db, phone: string) {
  const found = await findRow(db, 'users', { phone }, [
    'id',
    'password_hash',
    'is_teacher',
    'status',
    'nickname',
    'created_at',
    'last_seen_at',
    'frozen_reason',
  ]);
  return found && { ...found, isNew: false };
}

/** Whether nobody has used an account for so long that its phone number may be somebody else's by now. */
export function isDormant(core: Core, account: { last_seen_at: Date | null; created_at: Date }): boolean {
  const { clock, accounts } = core.settings;
  const seen = account.last_seen_at ?? account.created_at;
  return clock.now() - seen.getTime() > accounts.dormantAfter;
}

/**
 * A code alone does not reset or link a dormant account: its number may have a new owner.
 * @throws HttpProblem 409 that leads to the login by code, which asks whose account it is
 */
export function assertAwake(core: Core, account: { last_seen_at: Date | null; created_at: Date }): void {
  if (isDormant(core, account)) throw conflict('该账号已很久没有使用，请先用验证码登录，确认是您本人的账号');
}
