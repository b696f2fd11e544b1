import type { BodyOf, RefundReason, RefundTerms } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import type { AtCommit } from '../../../http/idempotency';
import { conflict, invalid, notFound } from '../../../http/problem';
import { yuan } from '../../../labels/money';
import { staleMessage } from '../../../labels/stale';
import { checkOwnImages } from '../../base/media/own-images';
import { noteOnOrder } from '../orders/move';
import { newTradeNo } from '../orders/numbers';
import { ownOrder } from '../orders/queries';
import { payLimits } from '../pay/limits';
import { within } from '../pay/patience';
import { executeRefund } from './execution';
import { makeRefund, moveRefund } from './move';
import { lockForRefund } from './queries';
import { missPercent, reasonLabel } from './reasons';
import { reserve } from './reserve';
import { shareOf, termsOf } from './terms';

/** What the buyer asks for. */
export interface Application {
  reason: RefundReason;
  amount_fen?: number | undefined;
  content?: string | undefined;
  misses?: BodyOf<'POST /refund/apply/:id'>['misses'];
  images?: string[] | undefined;
  /** Only if the whole goes back at once, as whoever cancels an order expects it. */
  atOnce?: boolean;
}

const shortest = 10;

/** Checks what was asked against the terms. @throws HttpProblem 422 by field */
function amountOf(
  { reason, amount_fen, content = '', misses = [] }: Application,
  terms: RefundTerms,
): number {
  const errors: Record<string, string[]> = {};
  if (!terms.reasons.some(({ code }) => code === reason)) errors.reason = ['请重新选择退款原因'];
  if (misses.length > 0 && terms.misses.length === 0) errors.misses = ['订单还没有交付，无需选择'];
  if (!terms.automatic) {
    if (content.length < shortest) errors.content = ['请至少用10个字说明'];
    if (amount_fen === undefined) errors.amount_fen = ['请输入退款金额'];
  } else if (amount_fen !== undefined && amount_fen !== terms.refundable_fen)
    errors.amount_fen = ['符合全额退款的条件，将全额退回'];
  if (amount_fen !== undefined && amount_fen > terms.refundable_fen)
    errors.amount_fen = [`最多可退 ${yuan(terms.refundable_fen)}`];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return terms.automatic ? terms.refundable_fen : (amount_fen ?? 0);
}

/**
 * Asks for money back. Where nothing has begun the whole is granted at once, and the gateway is tried inside the request;
 * if it does not answer in time the refund goes on by itself.
 * @throws HttpProblem 404 not the user's order, 409 not refundable now, 422 by field
 */
export async function applyForRefund(
  core: Core,
  userId: number,
  orderId: number,
  application: Application,
  atCommit: AtCommit,
): Promise<void> {
  if (!(await ownOrder(core.db, userId, orderId))) throw notFound('订单不存在');
  await checkOwnImages(core.db, userId, application.images ?? []);
  const now = new Date(core.settings.clock.now());
  const granted = await core.db.transaction().execute(async (trx) => {
    const refundNo = await apply(trx, userId, orderId, application, now);
    await atCommit(trx);
    return refundNo;
  });
  if (granted) await tryAtOnce(core, granted);
}

async function apply(
  trx: Db,
  userId: number,
  orderId: number,
  application: Application,
  now: Date,
): Promise<string | undefined> {
  const { order, payment, past } = await lockForRefund(trx, orderId);
  const terms = termsOf(order, past, now);
  if (!terms.allowed) throw conflict(terms.why);
  if (!payment || (application.atOnce && !terms.automatic)) throw conflict(staleMessage);
  const amountFen = amountOf(application, terms);
  await reserve(trx, payment.id, amountFen, now);
  const { reason, content = '', misses = [], images = [] } = application;
  const refund = await makeRefund(
    trx,
    'apply',
    {
      refund_no: newTradeNo('R'),
      order_id: order.id,
      payment_id: payment.id,
      kind: 'order',
      reason_code: reason,
      reason_text: content || reasonLabel[reason],
      images,
      misses: [...misses],
      stage: order.status,
      suggested_fen:
        terms.misses.length > 0
          ? Math.min(terms.refundable_fen, shareOf(order.pay_fen, missPercent(misses)))
          : terms.suggested_fen,
      apply_fen: amountFen,
      approved_fen: null,
      next_try_at: null,
      done_at: null,
    },
    { actor: 'user', actorId: userId, at: now, amountFen, content, images },
  );
  await noteOnOrder(trx, order, 'refund_start', {
    actor: 'user',
    actorId: userId,
    at: now,
    facts: { amount_fen: amountFen },
    note: refund.reason_text,
  });
  if (!terms.automatic) return undefined;
  await moveRefund(
    trx,
    refund,
    'grant',
    { actor: 'system', at: now, amountFen },
    { approved_fen: amountFen, next_try_at: now },
  );
  return refund.refund_no;
}

/** Tries a granted refund within the patience of a request; the job goes on with what is not done by then. */
export async function tryAtOnce(core: Core, refundNo: string): Promise<void> {
  const tried = executeRefund(core, refundNo).catch((err: unknown) => {
    core.log.warn({ err, refundNo }, 'refund is tried again by the job');
  });
  await within(payLimits.patience, tried, undefined);
}
