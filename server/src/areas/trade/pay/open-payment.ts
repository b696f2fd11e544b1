import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { Channel, PayScenario } from '../../../gateways/gateway';
import { conflict } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { newTradeNo } from '../orders/numbers';
import { tellOwnPages } from '../orders/tell';
import { payLimits } from './limits';
import { nextPoll } from './poll-plan';
import { isOpen, lockPaymentsAndOrder } from './queries';
import { replacedElsewhere } from './replaced';
import type { PaymentRow } from './rows';
import { takeOffOffer } from './take-off-offer';

/** Which order shall be paid, and how. */
export interface Opening {
  orderId: number;
  channel: Channel;
  scene: PayScenario;
  /** Leaves another way alone that was chosen since, instead of taking its place. */
  keep: boolean;
}

/**
 * The row of the attempt, committed before the gateway hears of it, so that a notify can never come too early. One number
 * of an order is offered at a time, the one of the way that was chosen last: the offered one where channel, scene and
 * amount are the same, one that was replaced but not closed yet, or a new one. What it replaces is closed by whoever
 * opened it, or else by the poller.
 * @throws HttpProblem 409 when the order cannot be paid any more, or `keep` leaves another way where it is
 */
export const openPaymentRow = (core: Core, opening: Opening): Promise<PaymentRow> =>
  core.db.transaction().execute((trx) => openIn(core, trx, opening));

async function openIn(core: Core, trx: Db, opening: Opening): Promise<PaymentRow> {
  const now = new Date(core.settings.clock.now());
  const { orderId, channel, scene, keep } = opening;
  const { payments, order } = await lockPaymentsAndOrder(trx, orderId);
  if (order?.status !== s.unpaid || !order.expire_at) throw conflict(staleMessage);
  if (order.expire_at <= now) throw conflict('订单已超时，请重新下单');

  const open = payments.filter(isOpen);
  const amount = order.pay_fen;
  const payable = (one: PaymentRow) => one.amount_fen === amount && one.expire_at > now;
  const sameWay = (one: PaymentRow) => one.channel === channel && one.scene === scene;
  const offered = open.filter((one) => one.replaced_at === null);
  const going = offered.find((one) => sameWay(one) && payable(one));
  if (going && offered.length === 1) return going;
  const other = offered.find((one) => !sameWay(one) && payable(one));
  if (keep && other) throw replacedElsewhere(other);

  const replaced = offered.filter((one) => one !== going);
  await takeOffOffer(trx, replaced, now);
  const kept = going ?? open.find((one) => !one.closing_at && sameWay(one) && payable(one));
  const row = kept
    ? await offerAgain(trx, kept, now)
    : await insert(trx, opening, amount, order.expire_at, now);
  await tellOwnPages(trx, order);
  return row;
}

function offerAgain(trx: Db, payment: PaymentRow, now: Date): Promise<PaymentRow> {
  return trx
    .updateTable('payments')
    .set({ replaced_at: null, next_poll_at: nextPoll(payment, now), updated_at: now })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function insert(
  trx: Db,
  { orderId, channel, scene }: Opening,
  amountFen: number,
  expireAt: Date,
  now: Date,
): Promise<PaymentRow> {
  return trx
    .insertInto('payments')
    .values({
      pay_no: newTradeNo('P'),
      order_id: orderId,
      channel,
      scene,
      amount_fen: amountFen,
      trade_state: 'NOTPAY',
      trade_state_desc: '等待付款',
      expire_at: expireAt,
      watch_until: new Date(expireAt.getTime() + payLimits.watchAfterExpiry),
      next_poll_at: nextPoll({ expire_at: expireAt }, now),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
