import { orderStatus as s } from '@harbor/contract/order-status';
import type { Db } from '../../../db/connect';
import { findRow, getRow } from '../../../db/rows';
import { audit } from '../../base/accounts/audit';
import { giveBackCoupon } from '../orders/coupon-lock';
import { moveOrder, noteOnOrder } from '../orders/move';
import { lockOrder } from '../orders/queries';
import { refundStatus } from '../orders/refund-status';
import type { OrderRow } from '../orders/rows';
import { returnStock } from '../orders/sellable';
import { at } from '../pay/moment-clock';
import { toOutbox } from '../pay/outbox';
import { orderRefunded } from './events';
import { moveRefund, type RefundTransitionContext } from './move';
import type { RefundRow } from './rows';

/** Locks a refund after its payment and before its order, the way settlement locks. */
async function lockRefund(trx: Db, refundNo: string) {
  const found = await findRow(trx, 'refunds', { refund_no: refundNo }, ['payment_id']);
  if (!found) return undefined;
  await trx.selectFrom('payments').select('id').where('id', '=', found.payment_id).forNoKeyUpdate().execute();
  const refund = await getRow(trx, 'refunds', { refund_no: refundNo });
  const order = await lockOrder(trx, refund.order_id);
  if (!order) throw new Error(`refund ${refundNo} has no order`);
  return { refund, order };
}

/**
 * The gateway has given the money back: the refund is done, and an order that is wholly refunded closes. Once only.
 * @returns false when it was done already or nobody knows the number
 */
export async function finishRefund(
  trx: Db,
  refundNo: string,
  channelNo: string,
  now: Date,
): Promise<boolean> {
  const locked = await lockRefund(trx, refundNo);
  if (!locked || locked.refund.status === refundStatus.refunded) return false;
  await settleRefund(trx, locked, 'done', { actor: 'channel', at: now }, channelNo);
  return true;
}

/**
 * Ends a refund whose money is back, through the channel or by a transfer of finance; an order that is wholly refunded
 * closes. Needs the locks on payment and order.
 * @param reference the channel's number of it, or that of the transfer
 */
export async function settleRefund(
  trx: Db,
  { refund, order }: { refund: RefundRow; order: OrderRow },
  event: 'done' | 'offline',
  context: Pick<RefundTransitionContext, 'actor' | 'actorId' | 'at'>,
  reference: string,
): Promise<void> {
  const now = context.at;
  const amountFen = refund.approved_fen ?? refund.apply_fen;
  await moveRefund(
    trx,
    refund,
    event,
    { ...context, amountFen, content: event === 'offline' ? `转账凭证号：${reference}` : '' },
    { channel_no: reference, accepted: true, next_try_at: null, last_error: '', done_at: now },
  );
  if (event === 'offline')
    await noteOnOrder(trx, order, 'refund_offline', {
      actor: 'operator',
      actorId: context.actorId ?? null,
      at: now,
      facts: { amount_fen: amountFen },
    });
  if (refund.kind === 'order') await refundOrder(trx, order, amountFen, now);
  else
    await noteOnOrder(trx, order, 'refund_extra_done', {
      actor: 'channel',
      at: now,
      facts: { amount_fen: amountFen },
    });
  await toOutbox(trx, 'refund_done', refund.refund_no, order, amountFen, now);
}

async function refundOrder(trx: Db, order: OrderRow, amountFen: number, now: Date): Promise<void> {
  const { total } = await trx
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<number>('approved_fen').as('total'))
    .where('order_id', '=', order.id)
    .where('kind', '=', 'order')
    .where('status', '=', refundStatus.refunded)
    .executeTakeFirstOrThrow();
  const facts = { amount_fen: amountFen };
  if (Number(total) < order.pay_fen) {
    await noteOnOrder(trx, order, 'refund_part', { actor: 'channel', at: now, facts });
    return;
  }
  const started = order.status !== s.incomplete && order.status !== s.waiting;
  await moveOrder(
    trx,
    order,
    'refund_whole',
    { actor: 'system', at: now, facts },
    { closed_at: now, close_reason: '已全额退款，订单关闭', asking_changes: false, proposed_days: 0 },
  );
  await giveBackCoupon(trx, order, now);
  await orderRefunded.emit(trx, { order, at: now });
  // A place that was already worked in is used up.
  if (!started) await returnStock(trx, order);
}

/** The gateway cannot do it: staff takes over, the buyer still sees the refund on its way. */
export async function failRefund(trx: Db, refundNo: string, error: string, now: Date): Promise<void> {
  const locked = await lockRefund(trx, refundNo);
  if (!locked || locked.refund.status !== refundStatus.processing) return;
  const { refund, order } = locked;
  await moveRefund(
    trx,
    refund,
    'fail',
    { actor: 'channel', at: now },
    { next_try_at: null, last_error: error },
  );
  await noteOnOrder(trx, order, 'refund_failed', { actor: 'system', at: now });
  await audit(trx, at(now), {
    actor: { type: 'system' },
    action: 'refund.needs_staff',
    object: ['refund', refundNo],
    detail: { order_id: order.id, error, tries: refund.tries },
  });
}

/** A refund by its number. */
export function findRefund(db: Db, refundNo: string): Promise<RefundRow | undefined> {
  return findRow(db, 'refunds', { refund_no: refundNo });
}
