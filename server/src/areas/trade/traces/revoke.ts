import type { TraceCheck } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { presentCheck } from './read';

/** Ends a report's validity; what it says stays. @returns the owner, or undefined when there was none that holds */
async function endTrace(trx: Db, orderId: number, reason: string, at: Date): Promise<number | undefined> {
  const ended = await trx
    .updateTable('traces')
    .set({ revoked_at: at, revoked_reason: reason })
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return ended?.user_id;
}

/** The whole order went back: its report no longer holds. */
export async function revokeAfterRefund(trx: Db, orderId: number, at: Date): Promise<void> {
  await endTrace(trx, orderId, '订单已全额退款', at);
}

/**
 * Staff revokes a report, with a reason that its owner reads.
 * @throws HttpProblem 404 the order has no report, 409 revoked already
 */
export async function revokeTrace(
  core: Core,
  staffId: number,
  orderId: number,
  reason: string,
): Promise<TraceCheck> {
  const at = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('traces')
      .selectAll()
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw notFound('这个订单没有留痕报告');
    const owner = await endTrace(trx, orderId, reason, at);
    if (owner === undefined) throw conflict('报告已经撤销');
    await notify(trx, {
      userId: owner,
      kind: messageKind.system,
      sub: systemSub.order,
      title: '服务留痕报告已撤销',
      body: `原因：${reason}。公开核验将显示已撤销，请不要再引用；如有疑问请联系客服。`,
      link: `/tracereport/${orderId}`,
      object: { type: 'order', id: orderId },
      now: at,
    });
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'trace.revoke',
      object: ['order', String(orderId)],
      detail: { reason },
    });
    return presentCheck({ ...found, revoked_at: at, revoked_reason: reason });
  });
}
