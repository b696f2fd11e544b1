import type { DataOf } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { AtCommit, RecordAnswer } from '../../../http/idempotency';
import { conflict, notFound } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { endUnpaid } from '../checkout/end-unpaid';
import { ownOrder } from '../orders/queries';
import { closePaymentsOf } from '../pay/close-payment';
import { applyForRefund } from '../refunds/apply';
import { refundsAtOnce } from '../refunds/terms';

type CancelAnswer = DataOf<'POST /user/cancel/:id'>;

/**
 * The buyer gives an order up: an unpaid one is cancelled, a paid one that nobody began is refunded at once.
 * @throws HttpProblem 404 not the user's order, 409 too late for it
 */
export async function cancelOrder(
  core: Core,
  userId: number,
  orderId: number,
  reason: string,
  record: RecordAnswer<CancelAnswer>,
): Promise<CancelAnswer> {
  const order = await ownOrder(core.db, userId, orderId);
  if (!order) throw notFound('订单不存在');
  const answer = async (db: Db): Promise<CancelAnswer> => {
    const after = await ownOrder(db, userId, orderId);
    return { status: after?.status ?? order.status, refund_status: after?.refund_status ?? 0 };
  };
  const recordAnswer: AtCommit = async (trx) => record(trx, await answer(trx));
  if (order.status === s.unpaid || order.status === s.quoting) {
    const closed = await closePaymentsOf(core, orderId);
    if (closed.includes('paid')) throw conflict('订单已付款，请刷新后查看');
    await core.db.transaction().execute(async (trx) => {
      await endUnpaid(trx, orderId, {
        event: 'cancel',
        actor: 'user',
        actorId: userId,
        reason: reason ? `您已取消订单：${reason}` : '您已取消订单',
        now: new Date(core.settings.clock.now()),
      });
      await recordAnswer(trx);
    });
  } else if (refundsAtOnce(order, new Date(core.settings.clock.now()))) {
    const application = { reason: 'not_needed', content: reason, atOnce: true } as const;
    await applyForRefund(core, userId, orderId, application, recordAnswer);
  } else {
    throw conflict(staleMessage);
  }
  return answer(core.db);
}
