import type { DataOf } from '@harbor/contract';
import type { Core } from '../../../core';
import { getRow } from '../../../db/rows';
import type { SessionUser } from '../../../http/session-user';
import { toMoment, toMomentOrNull } from '../../../time';
import { maskPhone } from '../../base/accounts/phone-key';
import { stepUpLeft } from './step-up';
import { linkOf } from './wechat/links';

/** The ways into an account, for its owner. */
export async function securityOf(core: Core, user: SessionUser): Promise<DataOf<'GET /auth/security'>> {
  const [account, link] = await Promise.all([
    getRow(core.db, 'users', { id: user.id }, ['password_hash', 'password_changed_at']),
    linkOf(core, user.id),
  ]);
  return {
    phone: maskPhone(user.phone),
    wechat: link && { nickname: link.nickname, since: toMoment(link.since) },
    has_password: account.password_hash !== null,
    password_changed_at: toMomentOrNull(account.password_changed_at),
    step_up_left: stepUpLeft(core, user),
    wechat_offered: core.wechat !== null,
  };
}
