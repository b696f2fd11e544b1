import type { Core } from '../../../core';
import { getRow, updateRows } from '../../../db/rows';
import { GatewayError } from '../../../gateways/errors';
import type { RefundState } from '../../../gateways/gateway';
import { refundStatus } from '../orders/refund-status';
import { payLimits } from '../pay/limits';
import type { PaymentRow } from '../pay/rows';
import { failRefund, finishRefund } from './finish';
import type { RefundRow } from './rows';

const now = (core: Core) => new Date(core.settings.clock.now());

/** Growing pauses between tries, in ms. */
function pause(tries: number): number {
  const { first, most } = payLimits.refundRetry;
  return Math.min(most, first * 2 ** Math.min(tries, 20));
}

/** Tells the gateways of every refund that is due. Safe in several processes: each refund is leased while it is tried. */
export async function executeDueRefunds(core: Core): Promise<number> {
  const due = await core.db
    .selectFrom('refunds')
    .select('refund_no')
    .where('next_try_at', '<=', now(core))
    .orderBy('next_try_at')
    .limit(20)
    .execute();
  await Promise.all(due.map((row) => executeRefund(core, row.refund_no)));
  return due.length;
}

/**
 * Tries a refund once, always with the same number, so that a repeat never pays twice. An unknown result is tried again
 * later; a gateway that refuses again and again hands it to staff.
 */
export async function executeRefund(core: Core, refundNo: string): Promise<void> {
  const at = now(core);
  const refund = await core.db
    .updateTable('refunds')
    .set((eb) => ({ tries: eb('tries', '+', 1), next_try_at: new Date(at.getTime() + payLimits.lease) }))
    .where('refund_no', '=', refundNo)
    .where('status', '=', refundStatus.processing)
    .where('next_try_at', '<=', at)
    .returningAll()
    .executeTakeFirst();
  if (!refund) return;
  const payment = await getRow(core.db, 'payments', { id: refund.payment_id });
  try {
    const state = await askGateway(core, refund, payment);
    await applyRefund(core, state, refund);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    core.log.warn({ channel: payment.channel, refundNo, code: error.code }, 'refund unanswered');
    if (error.outcome === 'refused') await again(core, refund, error.code);
    else await later(core, refund, error.code);
  }
}

async function askGateway(core: Core, refund: RefundRow, payment: PaymentRow): Promise<RefundState> {
  const amountFen = refund.approved_fen ?? refund.apply_fen;
  if (payment.channel === 'none' || amountFen === 0) return nothingToGiveBack(refund, payment);
  const gateway = core.gateways[payment.channel];
  if (refund.accepted) {
    const state = await gateway.queryRefund(payment.pay_no, refund.refund_no);
    if (state.status !== 'not_refunded') return state;
  }
  return gateway.refund({
    outTradeNo: payment.pay_no,
    outRefundNo: refund.refund_no,
    refundFen: amountFen,
    totalFen: payment.amount_fen,
    reason: refund.reason_text.slice(0, 60),
  });
}

const nothingToGiveBack = (refund: RefundRow, payment: PaymentRow): RefundState => ({
  outTradeNo: payment.pay_no,
  outRefundNo: refund.refund_no,
  status: 'success',
  refundId: '',
  refundFen: 0,
  refundedAt: null,
});

/** Acts on what the gateway says about a refund. */
export async function applyRefund(core: Core, state: RefundState, refund: RefundRow): Promise<void> {
  const at = now(core);
  switch (state.status) {
    case 'success':
      await core.db.transaction().execute((trx) => finishRefund(trx, refund.refund_no, state.refundId, at));
      return;
    case 'abnormal':
      await core.db.transaction().execute((trx) => failRefund(trx, refund.refund_no, 'ABNORMAL', at));
      return;
    case 'processing':
      await later(core, refund, '', { accepted: true, channel_no: state.refundId });
      return;
    case 'closed':
    case 'not_refunded':
      await again(core, refund, state.status);
  }
}

async function later(
  core: Core,
  refund: RefundRow,
  error: string,
  change: { accepted?: boolean; channel_no?: string } = {},
): Promise<void> {
  const at = now(core);
  await updateRows(
    core.db,
    'refunds',
    { refund_no: refund.refund_no, status: refundStatus.processing },
    {
      ...change,
      next_try_at: new Date(at.getTime() + pause(refund.tries)),
      last_error: error,
      updated_at: at,
    },
  );
}

/** The gateway said no: tried anew with the same number a few times, then it is staff's. */
async function again(core: Core, refund: RefundRow, error: string): Promise<void> {
  if (refund.tries < payLimits.refundTries) {
    await later(core, refund, error, { accepted: false });
    return;
  }
  const at = now(core);
  await core.db.transaction().execute((trx) => failRefund(trx, refund.refund_no, error, at));
}
