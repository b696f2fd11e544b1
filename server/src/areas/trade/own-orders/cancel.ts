import type { DataOf } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { AtCommit, RecordAnswer } from '../../../http/idempotency';
import { conflict, notFound } from '../../../http/problem';
import { giveBackCoupon } from '../orders/coupon-lock';
import { moveOrder, staleMessage } from '../orders/move';
import { ownOrder } from '../orders/queries';
import { returnStock } from '../orders/sellable';
import { tellOwnPages } from '../orders/tell';
import type { Actor, OrderEvent } from '../orders/transitions';
import { closePaymentsOf } from '../pay/close-payment';
import { lockPaymentsAndOrder } from '../pay/queries';
import { takeOffOffer } from '../pay/take-off-offer';
import { endOpenQuote } from '../quotes/queries';
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

/** Why an unpaid order ends. */
export interface Ending {
  event: Extract<OrderEvent, 'cancel' | 'expire' | 'quote_expired'>;
  actor: Actor;
  actorId?: number;
  reason: string;
  now: Date;
}

/**
 * Ends an unpaid order: coupon and stock go back. Payments still open are looked at by the poller soon, which closes
 * them; money that comes in nevertheless is refunded by the settlement.
 * @throws HttpProblem 409 when the order was paid or ended meanwhile
 */
export async function endUnpaid(trx: Db, orderId: number, ending: Ending): Promise<void> {
  const { payments, order } = await lockPaymentsAndOrder(trx, orderId);
  if (!order) throw notFound('订单不存在');
  await moveOrder(
    trx,
    order,
    ending.event,
    { actor: ending.actor, actorId: ending.actorId ?? null, at: ending.now, note: ending.reason },
    { closed_at: ending.now, close_reason: ending.reason, quote_until: null },
  );
  await endOpenQuote(trx, orderId, ending.event === 'quote_expired' ? 'expired' : 'cancelled');
  await giveBackCoupon(trx, order, ending.now);
  await returnStock(trx, order);
  await takeOffOffer(
    trx,
    payments.filter((payment) => payment.next_poll_at !== null),
    ending.now,
  );
  await tellOwnPages(trx, order);
}
