import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { forbidden, notFound } from '../../../../http/problem';
import { audit } from '../../../base/accounts/audit';
import type { AuditAction } from '../../../base/accounts/audit-words';
import type { OrderRow } from '../../../trade/orders/rows';

/** An order whose chat somebody of the team works on: never their own. @throws HttpProblem 403, 404 */
export async function deskOrder(db: Db, staffId: number, orderId: number, lock = false): Promise<OrderRow> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('kind', '=', 1)
    .$if(lock, (query) => query.forShare())
    .executeTakeFirst();
  if (!order) throw notFound('订单不存在');
  if (order.user_id === staffId || order.teacher_id === staffId)
    throw forbidden('自己的订单需由另一位同事处理');
  return order;
}

/** Until when the reason that somebody gave holds. @throws HttpProblem 403 it is over, or none was given */
export async function requireLook(db: Db, staffId: number, orderId: number, now: Date): Promise<Date> {
  const look = await db
    .selectFrom('chat_looks')
    .select('until')
    .where('order_id', '=', orderId)
    .where('staff_id', '=', staffId)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .executeTakeFirst();
  if (!look) throw forbidden('请先写明查看订单沟通的原因');
  return look.until;
}

/** Whether somebody of the team speaks in a chat. @throws HttpProblem 403 */
export async function requireSeat(db: Db, staffId: number, orderId: number): Promise<void> {
  const seat = await findRow(db, 'chat_members', { order_id: orderId, user_id: staffId, role: 3 });
  if (!seat || seat.left_at !== null) throw forbidden('请先加入这个订单的沟通');
}

/** Writes down what somebody of the team did in a chat. */
export const noted = (
  core: Core,
  trx: Db,
  staffId: number,
  action: AuditAction & `order_chat.${string}`,
  orderId: number,
  detail: { reason?: string } = {},
): Promise<number> =>
  audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action,
    object: ['order', String(orderId)],
    detail,
  });
