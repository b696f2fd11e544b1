import type { KeepDays } from '@harbor/contract';
import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { fileLimits } from '../../base/files/limits';
import { openRefund } from '../orders/refund-status';
import type { OrderRow } from '../orders/rows';

const day = 24 * 3_600_000;

/** Statuses in which nobody works on an order any more. */
export const endedStatuses: readonly OrderStatus[] = [s.done, s.closed, s.cancelled];

type Ending = Pick<OrderRow, 'status' | 'refund_status' | 'finished_at' | 'closed_at' | 'updated_at'>;

/** When an order came to its end; null while work or a refund still needs its files. */
export function endOf(order: Ending): Date | null {
  if (!endedStatuses.includes(order.status) || openRefund(order.refund_status)) return null;
  const ends = [order.finished_at, order.closed_at].filter((at) => at !== null);
  return ends.length > 0 ? new Date(Math.max(...ends.map(Number))) : order.updated_at;
}

/** Why the files of an order cannot be deleted yet; empty when they can. */
export function whyKept(order: Ending): string {
  if (!endedStatuses.includes(order.status))
    return '订单还在进行，服务人员需要这些文件；订单完成或取消后即可删除。';
  if (openRefund(order.refund_status)) return '退款还在处理，文件是判断依据；退款结束后即可删除。';
  return '';
}

/** How long the owner of an order wants its files kept after its end, in days. */
export async function keepDaysOf(db: Db, orderId: number): Promise<KeepDays> {
  const chosen = await findRow(db, 'file_terms', { order_id: orderId }, ['days']);
  return chosen?.days ?? fileLimits.keepDays;
}

/** When the files of an order are deleted; null while it is not at its end. */
export function deleteAt(order: Ending, days: KeepDays): Date | null {
  const end = endOf(order);
  return end && new Date(end.getTime() + days * day);
}
