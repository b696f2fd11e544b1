import type { BodyOf, DataOf } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { refundStatus as r } from '@harbor/contract/refund-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, notFound } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { checkOwnImages } from '../../base/media/own-images';
import { noteOnOrder } from '../orders/move';
import { ownOrder } from '../orders/queries';
import type { OrderRow } from '../orders/rows';
import type { PaymentRow } from '../pay/rows';
import { moveRefund } from './move';
import { lockForRefund } from './queries';
import { release, reserve } from './reserve';
import type { RefundRow } from './rows';

interface OwnRefund {
  order: OrderRow;
  payment: PaymentRow;
  refund: RefundRow;
}

/** The newest refund of the user's order, locked. @throws HttpProblem 404 not their order, 409 there is none */
async function lockOwn(trx: Db, userId: number, orderId: number): Promise<OwnRefund> {
  if (!(await ownOrder(trx, userId, orderId))) throw notFound('订单不存在');
  const { order, payment, refunds } = await lockForRefund(trx, orderId);
  const [refund] = refunds;
  if (!payment || !refund) throw conflict(staleMessage);
  return { order, payment, refund };
}

/**
 * The buyer withdraws a refund that is not decided yet; the order goes on where it stood.
 * @throws HttpProblem 404 not the user's order, 409 nothing to withdraw, or the money is already on its way
 */
export async function withdrawRefund(
  core: Core,
  userId: number,
  orderId: number,
): Promise<DataOf<'POST /user/cancel_refund/:id'>> {
  const at = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const { order, payment, refund } = await lockOwn(trx, userId, orderId);
    await moveRefund(
      trx,
      refund,
      'withdraw',
      { actor: 'user', actorId: userId, at },
      { next_try_at: null, done_at: at },
    );
    await release(trx, payment.id, refund.apply_fen, at);
    await noteOnOrder(trx, order, 'refund_withdrawn', { actor: 'user', actorId: userId, at });
    return { status: order.status, refund_status: r.withdrawn };
  });
}

type Words = BodyOf<'POST /refund/supply/:id'>;

/** The buyer supplies what staff asked for. @throws HttpProblem 404, 409 nothing was asked for, 422 */
export async function supplyEvidence(core: Core, trx: Db, userId: number, orderId: number, words: Words) {
  const at = new Date(core.settings.clock.now());
  await checkOwnImages(trx, userId, words.images ?? []);
  const { order, refund } = await lockOwn(trx, userId, orderId);
  await moveRefund(trx, refund, 'supply', { actor: 'user', actorId: userId, at, ...words });
  await noteOnOrder(trx, order, 'refund_supplied', { actor: 'user', actorId: userId, at });
}

/**
 * The buyer does not accept a refusal: somebody else looks at it, and the amount is set aside again.
 * @throws HttpProblem 404, 409 not refused, refused for good, or later than 7 days, 422
 */
export async function appealRefusal(core: Core, trx: Db, userId: number, orderId: number, words: Words) {
  const at = new Date(core.settings.clock.now());
  await checkOwnImages(trx, userId, words.images ?? []);
  const { order, payment, refund } = await lockOwn(trx, userId, orderId);
  if (refund.status === r.refused && !mayAppeal(refund, at))
    throw conflict(
      refund.final ? '该退款已复核过，复核结果为最终结果' : `已超过${promises.appealDays}天的申诉期`,
    );
  await moveRefund(
    trx,
    refund,
    'appeal',
    { actor: 'user', actorId: userId, at, ...words },
    { done_at: null },
  );
  await reserve(trx, payment.id, refund.apply_fen, at);
  await noteOnOrder(trx, order, 'refund_appealed', { actor: 'user', actorId: userId, at });
}

/** Whether a refusal can still be appealed. */
export const mayAppeal = (refund: Pick<RefundRow, 'status' | 'final' | 'due_at'>, now: Date): boolean =>
  refund.status === r.refused && !refund.final && refund.due_at !== null && refund.due_at > now;
