import type { BodyOf } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../../core';
import { findRow, updateRows } from '../../../db/rows';
import type { AtCommit } from '../../../http/idempotency';
import { conflict, invalid, notFound } from '../../../http/problem';
import { yuan } from '../../../labels/money';
import { staleMessage } from '../../../labels/stale';
import { unpaidFor } from '../../../site-settings/read';
import { noteOnOrder } from '../orders/move';
import { tellOrder } from '../orders/tell';
import { closePaymentsOf } from '../pay/close-payment';
import { deskAct } from './act';

/** Who changes the price of which order. */
interface Adjusting {
  staffId: number;
  orderId: number;
  body: BodyOf<'POST /staff/order/adjust/:id'>;
}

/**
 * Changes what an unpaid order costs. Its open payments are closed first: one that was paid meanwhile keeps the old price.
 * Money that still comes in for an old amount is refunded by the settlement. The time to pay begins anew.
 * @throws HttpProblem 404, 409 paid or over meanwhile, 422 the same price
 */
export async function adjustPrice(
  core: Core,
  { staffId, orderId, body }: Adjusting,
  atCommit: AtCommit,
): Promise<void> {
  const before = await findRow(core.db, 'orders', { id: orderId }, ['status']);
  if (!before) throw notFound('订单不存在');
  if (before.status !== s.unpaid) throw conflict(staleMessage);
  if ((await closePaymentsOf(core, orderId)).includes('paid')) throw conflict('订单已付款，不能改价');
  const now = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    await deskAct(
      core,
      trx,
      { staffId, orderId, verb: 'adjust', detail: { pay_fen: body.pay_fen, reason: body.reason }, now },
      async (order) => {
        if (order.status !== s.unpaid) throw conflict(staleMessage);
        if (order.pay_fen === body.pay_fen) throw invalid({ pay_fen: ['与现在的价格相同'] });
        await updateRows(
          trx,
          'orders',
          { id: orderId },
          {
            adjust_fen: body.pay_fen - order.total_fen + order.coupon_fen,
            pay_fen: body.pay_fen,
            expire_at: new Date(now.getTime() + (await unpaidFor(core))),
            updated_at: now,
          },
        );
        await noteOnOrder(trx, order, 'adjust', {
          actor: 'operator',
          actorId: staffId,
          at: now,
          facts: { amount_fen: body.pay_fen },
          note: body.reason,
        });
        await tellOrder(
          trx,
          order,
          {
            title: '订单价格已调整',
            body: `的应付金额由 ${yuan(order.pay_fen)} 调整为 ${yuan(body.pay_fen)}，原因：${body.reason}。付款时间已重新计算。`,
          },
          now,
        );
      },
    );
    await atCommit(trx);
  });
}
