import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { moveOrder } from '../orders/move';
import { lockOwnOrder } from '../orders/queries';
import { openRefund } from '../orders/refund-status';
import type { OrderRow } from '../orders/rows';
import { tellOwnPages, tellWorker } from '../orders/tell';
import { withdrawAsked } from './extra-changes';
import { newestVersion } from './queries';

/** Whose order, and when. */
export interface Act {
  userId: number;
  orderId: number;
  now: Date;
}

/**
 * The buyer's own delivered order with no refund running, locked, if `version` is the one that lies before them.
 * @throws HttpProblem 404 not the user's order, 409 nothing delivered, a newer version, or a refund runs
 */
export async function lockDelivered(trx: Db, { userId, orderId }: Act, version?: number): Promise<OrderRow> {
  const order = await lockOwnOrder(trx, userId, orderId);
  if (order.status !== s.delivered) throw conflict(staleMessage);
  if (openRefund(order.refund_status)) throw conflict('该订单正在退款中，退款结束后再操作');
  if (version !== undefined && (await newestVersion(trx, orderId)) !== version)
    throw conflict('已有新的交付版本，请刷新后查看');
  return order;
}

const over = { accept_at: null, accept_paused_at: null, asking_changes: false } as const;

/**
 * The buyer accepts what was delivered: the order is done. A further round that was asked for and not answered falls away.
 * @throws HttpProblem 404 not the user's order, 409 nothing delivered, a newer version, or a refund runs
 */
export async function acceptDelivery(core: Core, trx: Db, act: Act, version: number): Promise<void> {
  const order = await lockDelivered(trx, act, version);
  await withdrawAsked(core, trx, order);
  await moveOrder(
    trx,
    order,
    'accept',
    { actor: 'user', actorId: act.userId, at: act.now, facts: { version } },
    { ...over, finished_at: act.now },
  );
  await tellWorkers(trx, order, { title: '买家已确认验收', body: '已确认验收，感谢您的服务。' }, act.now);
  await tellOwnPages(trx, order);
}

/** Accepts in the buyer's place, their time being over. Needs the lock on the order, and looks at everything again. */
export async function acceptForThem(trx: Db, order: OrderRow, now: Date): Promise<boolean> {
  const due =
    order.status === s.delivered &&
    order.accept_at !== null &&
    order.accept_at <= now &&
    order.accept_paused_at === null &&
    !order.asking_changes &&
    !openRefund(order.refund_status);
  if (!due) return false;
  await moveOrder(trx, order, 'auto_accept', { actor: 'system', at: now }, { ...over, finished_at: now });
  return true;
}

/** Tells whoever serves the order: its teacher, or the member of staff. */
export async function tellWorkers(
  trx: Db,
  order: OrderRow,
  words: { title: string; body: string },
  now: Date,
): Promise<void> {
  const worker = order.teacher_id ?? order.staff_id;
  if (worker !== null) await tellWorker(trx, worker, order, words, now);
}
