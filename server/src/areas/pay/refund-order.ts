import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../core';
import { conflict } from '../../http/problem';
import { staleMessage } from '../orders/move';
import { lockOrder } from '../orders/queries';
import { openRefund } from '../orders/refund-status';
import { within } from './patience';
import { lockPaymentsOf } from './queries';
import { executeRefund } from './refund-execution';
import { beginRefund } from './refunds';
import { paySettings } from './settings';

const notStarted: readonly OrderStatus[] = [s.incomplete, s.waiting];

/**
 * Refunds a paid order that nobody began to work on, whole and at once (domain.md 3.2). The gateway is tried inside the
 * request; if it does not answer in time the refund goes on by itself.
 * @throws HttpProblem 409 when work began, or a refund runs already
 */
export async function refundNotStarted(
  core: Core,
  userId: number,
  orderId: number,
  reason: string,
): Promise<void> {
  const now = new Date(core.settings.clock.now());
  const refundNo = await core.db.transaction().execute(async (trx) => {
    const payments = await lockPaymentsOf(trx, orderId);
    const order = await lockOrder(trx, orderId);
    const payment = payments.find((row) => row.credited);
    if (!order || !payment || !notStarted.includes(order.status)) throw conflict(staleMessage);
    if (openRefund(order.refund_status)) throw conflict('该订单正在退款中');
    return beginRefund(trx, {
      payment,
      order,
      kind: 'order',
      actor: 'user',
      actorId: userId,
      reasonCode: 'not_needed',
      reasonText: reason || '拍错/不需要',
      amountFen: order.pay_fen,
      now,
    });
  });
  const tried = executeRefund(core, refundNo).catch((err: unknown) => {
    core.log.warn({ err, refundNo }, 'refund is tried again by the job');
  });
  await within(paySettings.patience, tried, undefined);
}
