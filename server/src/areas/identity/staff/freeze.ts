import type { StaffUser } from '@harbor/contract';
import type { Core } from '../../../core';
import { findRow } from '../../../db/rows';
import { conflict, forbidden } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { lockAccount, moveAccount } from '../../base/accounts/move';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { revokeAllSessions } from '../auth/sessions';
import { staffUserOf } from './users';

/** What staff do to an account. */
interface Act {
  staffId: number;
  userId: number;
  reason: string;
}

/**
 * Freezes an account: all its sessions end, and at the next login its owner reads the reason.
 * @throws HttpProblem 404 · 409 when it is not open · 403 for accounts of staff, one's own among them
 */
export async function freeze(core: Core, { staffId, userId, reason }: Act): Promise<StaffUser> {
  const { clock } = core.settings;
  const now = new Date(clock.now());
  return core.db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId);
    const before = await staffUserOf(trx, userId);
    if (before.is_staff) throw forbidden('不能冻结运营账号');
    if (
      !(await moveAccount(
        trx,
        userId,
        { event: 'freeze', actor: 'staff', at: now },
        { frozen_reason: reason },
      ))
    )
      throw conflict(`该账号当前状态为${before.status_text}，不能冻结`);
    await revokeAllSessions(core, trx, userId, 'account frozen');
    await audit(trx, clock, {
      actor: { type: 'staff', id: staffId },
      action: 'account.freeze',
      object: ['user', String(userId)],
      detail: { reason },
    });
    return staffUserOf(trx, userId);
  });
}

/**
 * Opens a frozen account again; its owner is told. One that waits for its former owner is given back by its review.
 * @throws HttpProblem 404 · 409 when it is not frozen, or under review
 */
export async function unfreeze(core: Core, { staffId, userId, reason }: Act): Promise<StaffUser> {
  const { clock } = core.settings;
  const now = new Date(clock.now());
  return core.db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId);
    const before = await staffUserOf(trx, userId);
    const review = await findRow(trx, 'account_reviews', { user_id: userId, state: 'open' }, ['id']);
    if (review) throw conflict('该账号正在等待原主人核实，请在账号核实中处理');
    if (
      !(await moveAccount(trx, userId, { event: 'unfreeze', actor: 'staff', at: now }, { frozen_reason: '' }))
    )
      throw conflict(`该账号当前状态为${before.status_text}，无需解冻`);
    await notify(trx, {
      userId,
      kind: messageKind.system,
      sub: systemSub.security,
      title: '您的账号已解除冻结',
      body: `处理说明：${reason}`,
      now,
    });
    await audit(trx, clock, {
      actor: { type: 'staff', id: staffId },
      action: 'account.unfreeze',
      object: ['user', String(userId)],
      detail: { reason },
    });
    return staffUserOf(trx, userId);
  });
}
