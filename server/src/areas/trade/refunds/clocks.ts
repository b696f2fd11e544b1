import { promises } from '@harbor/contract/promises';
import { refundStatus as r } from '@harbor/contract/refund-status';
import type { Core } from '../../../core';
import { updateRows } from '../../../db/rows';
import type { Tick } from '../../../jobs/define';
import { untilNone } from '../../../jobs/until-none';
import { yuan } from '../../../labels/money';
import { audit } from '../../base/accounts/audit';
import { noteOnOrder } from '../orders/move';
import { lockOrder } from '../orders/queries';
import { tellStaff } from '../orders/tell';
import { lockPaymentsOf } from '../pay/queries';
import { moveRefund, writeLine } from './move';
import { release } from './reserve';
import type { RefundRow } from './rows';
import { tellBuyer } from './tell';

const batch = 50;

/** Refunds in these statuses whose time has run out. */
async function dueRefunds(core: Core, statuses: RefundRow['status'][], now: Date): Promise<RefundRow[]> {
  return core.db
    .selectFrom('refunds')
    .selectAll()
    .where('status', 'in', statuses)
    .where('due_at', '<=', now)
    .where('escalated_at', 'is', null)
    .orderBy('due_at')
    .limit(batch)
    .execute();
}

/** Does something with a due refund, once, however many processes see it. */
async function withDue(
  core: Core,
  statuses: RefundRow['status'][],
  work: (
    trx: Core['db'],
    refund: RefundRow,
    order: NonNullable<Awaited<ReturnType<typeof lockOrder>>>,
    now: Date,
  ) => Promise<void>,
): Promise<number> {
  const now = new Date(core.settings.clock.now());
  const due = await dueRefunds(core, statuses, now);
  for (const { refund_no, order_id } of due)
    await core.db.transaction().execute(async (trx) => {
      await lockPaymentsOf(trx, order_id);
      const order = await lockOrder(trx, order_id);
      const refund = await trx
        .selectFrom('refunds')
        .selectAll()
        .where('refund_no', '=', refund_no)
        .where('status', 'in', statuses)
        .where('due_at', '<=', now)
        .where('escalated_at', 'is', null)
        .executeTakeFirst();
      if (order && refund) await work(trx, refund, order, now);
    });
  return due.length;
}

/** Evidence that was asked for did not come: the application lapses. @returns how many were looked at */
export const lapseUnsupplied = (core: Core): Promise<number> =>
  withDue(core, [r.evidence], async (trx, refund, order, at) => {
    await moveRefund(trx, refund, 'lapse', { actor: 'system', at }, { done_at: at });
    await release(trx, refund.payment_id, refund.apply_fen, at);
    await noteOnOrder(trx, order, 'refund_lapsed', { actor: 'system', at });
    await tellBuyer(
      trx,
      order,
      {
        title: '退款申请已自动撤销',
        body: `的退款申请超过${promises.refundSupplyHours}小时未补充凭证，已自动撤销，订单继续进行。如仍需退款，可重新申请。`,
      },
      at,
    );
  });

/** Nobody answered in time: every member of staff is told, once, and so is the buyer. @returns how many were looked at */
export const escalateUnanswered = (core: Core): Promise<number> =>
  withDue(core, [r.applied, r.appealed], async (trx, refund, order, at) => {
    await updateRows(trx, 'refunds', { refund_no: refund.refund_no }, { escalated_at: at });
    await writeLine(trx, refund.refund_no, 'escalate', [refund.status, refund.status], {
      actor: 'system',
      at,
    });
    await audit(trx, core.settings.clock, {
      actor: { type: 'system' },
      action: 'refund.escalate',
      object: ['refund', refund.refund_no],
      detail: { order_id: order.id, status: refund.status },
    });
    await tellBuyer(
      trx,
      order,
      { title: '退款申请已升级处理', body: '的退款没有按时答复，非常抱歉，已升级，并提醒全体客服优先处理。' },
      at,
    );
    const what = refund.status === r.appealed ? '退款申诉' : '退款申请';
    await tellStaff(
      trx,
      order,
      {
        title: `${what}没有按时答复，请优先处理`,
        body: `的${what}（编号 ${refund.id}，${yuan(refund.apply_fen)}）已超过答复时限，已升级。`,
      },
      at,
    );
    core.log.warn({ refundNo: refund.refund_no, orderId: order.id }, 'refund unanswered in time');
  });

/** What recurs for refunds. */
export const refundTicks: Tick[] = [
  { name: 'refunds.lapse', everySeconds: 60, run: (core) => untilNone(() => lapseUnsupplied(core), batch) },
  {
    name: 'refunds.escalate',
    everySeconds: 60,
    run: (core) => untilNone(() => escalateUnanswered(core), batch),
  },
];
