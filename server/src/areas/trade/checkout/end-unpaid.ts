import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { giveBackCoupon } from '../orders/coupon-lock';
import { moveOrder } from '../orders/move';
import { returnStock } from '../orders/sellable';
import { tellOwnPages } from '../orders/tell';
import type { Actor, OrderEvent } from '../orders/transitions';
import { lockPaymentsAndOrder } from '../pay/queries';
import { takeOffOffer } from '../pay/take-off-offer';
import { endedUnpaid } from './events';

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
  await endedUnpaid.emit(trx, { orderId, event: ending.event });
  await giveBackCoupon(trx, order, ending.now);
  await returnStock(trx, order);
  await takeOffOffer(
    trx,
    payments.filter((payment) => payment.next_poll_at !== null),
    ending.now,
  );
  await tellOwnPages(trx, order);
}
