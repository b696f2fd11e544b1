import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import type { OrderRow } from '../orders/rows';
import { deskActs } from './read';

/** Staff write to themselves about an order; the buyer never reads it. @throws HttpProblem 409 the order is over */
export async function addStaffNote(
  trx: Db,
  order: OrderRow,
  staffId: number,
  content: string,
  now: Date,
): Promise<void> {
  if (!deskActs(order).includes('note')) throw conflict(staleMessage);
  await insertRow(trx, 'order_notes', {
    order_id: order.id,
    author: 'operator',
    author_id: staffId,
    internal: true,
    content,
    files: '[]',
    at: now,
  });
}
