import { orderKind } from '@harbor/contract/order-kind';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, forbidden, notFound } from '../../../http/problem';
import { type AuditEntry, audit } from '../../base/accounts/audit';
import { lockOrder } from '../orders/queries';
import type { OrderRow } from '../orders/rows';
import { lockPaymentsOf } from '../pay/queries';

/** Which member of staff does what to which order, when. */
export interface StaffAction {
  staffId: number;
  orderId: number;
  /** Verb of the audit row, e.g. `quote`. */
  verb: 'quote' | 'adjust' | 'dispatch' | 'deliver' | 'remove' | 'extra_changes' | 'reply' | 'note';
  detail?: NonNullable<AuditEntry['detail']>;
  now: Date;
}

/**
 * Does something of staff's with a locked order, with its audit row in the same transaction. Payments are locked before
 * the order, as everywhere.
 * @throws HttpProblem 403 one's own order, 404 no such order, 409 of a course, and whatever the work throws
 */
export async function deskAct(
  core: Core,
  trx: Db,
  { staffId, orderId, verb, detail = {} }: StaffAction,
  work: (order: OrderRow) => Promise<void>,
): Promise<void> {
  await lockPaymentsOf(trx, orderId);
  const order = await lockOrder(trx, orderId);
  if (!order) throw notFound('订单不存在');
  if (order.user_id === staffId) throw forbidden('自己的订单需由另一位同事处理');
  if (order.kind === orderKind.course) throw conflict('课程订单没有这一步，退款和发票请在各自的列表中处理');
  await work(order);
  await audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: `order.${verb}`,
    object: ['order', String(orderId)],
    detail: { from: order.status, ...detail },
  });
}
