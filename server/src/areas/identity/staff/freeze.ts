import type { StaffUser } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, forbidden } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { userStatus as s } from '../../base/accounts/user-status';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { revokeAllSessions } from '../auth/sessions';
import { staffUserOf } from './users';

/** What staff do to an account. */
interface Act {
  staffId: number;
  userId: number;
  reason: string;
}

async function move(
  trx: Db,
  userId: number,
  step: { from: number; to: number; reason: string; now: Date },
): Promise<boolean> {
  const moved = await trx
    .updateTable('users')
    .set({ status: step.to, frozen_reason: step.reason, updated_at: step.now })
    .where('id', '=', userId)
    .where('status', '=', step.from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/**
 * Freezes an account: all its sessions end, and at the next login its owner reads the reason.
 * @throws HttpProblem 404 · 409 when it is not open · 403 for accounts of staff, one's own among them
 */
export async function freeze(core: Core, { staffId, userId, reason }: Act): Promise<StaffUser> {
  const { clock } = core.settings;
  const now = new Date(clock.now());
  return core.db.transaction().execute(async (trx) => {
    const before = await staffUserOf(trx, userId);
    if (before.is_staff) throw forbidden('不能冻结运营账号');
    if (!(await move(trx, userId, { from: s.normal, to: s.frozen, reason, now })))
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
    const before = await staffUserOf(trx, userId);
    const review = await trx
      .selectFrom('account_reviews')
      .select('id')
      .where('user_id', '=', userId)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (review) throw conflict('该账号正在等待原主人核实，请在账号核实中处理');
    if (!(await move(trx, userId, { from: s.frozen, to: s.normal, reason: '', now })))
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
