import { orderStatus as s } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { sayLine } from './follow';

interface RefundStep {
  orderId: number;
  at: Date;
}

/** What was said of the refund of an order last; undefined while nothing was. */
async function lastSaid(trx: Db, orderId: number): Promise<string | undefined> {
  const line = await trx
    .selectFrom('chat_messages')
    .select('event')
    .where('order_id', '=', orderId)
    .where('event', 'in', ['refund_opened', 'refund_ended'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return line?.event;
}

/** A refund was asked for. Its further steps say nothing anew. */
export async function refundBegun(trx: Db, { orderId, at }: RefundStep): Promise<void> {
  if ((await lastSaid(trx, orderId)) === 'refund_opened') return;
  await sayLine(trx, { orderId, event: 'refund_opened', at });
}

/** It was withdrawn or refused: the service goes on. One that was granted closes the order, which says so itself. */
export async function refundOver(trx: Db, { orderId, at }: RefundStep): Promise<void> {
  const order = await findRow(trx, 'orders', { id: orderId }, ['status']);
  if (!order || order.status === s.closed || order.status === s.done) return;
  if ((await lastSaid(trx, orderId)) !== 'refund_opened') return;
  await sayLine(trx, { orderId, event: 'refund_ended', at });
}
