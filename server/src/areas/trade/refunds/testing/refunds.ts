import type { BodyOf } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { RefundStatus } from '@harbor/contract/refund-status';
import type { TestApp } from '../../../../testing/app';
import { paidOrder, putOrder } from '../../orders/testing/orders';
import type { NewGoods } from '../../orders/testing/shop-types';
import { finishRefund } from '../finish';
import type { RefundRow } from '../rows';

export const content = '交付的内容与约定不符，希望退回一部分费用。';

/** A buyer with a paid order (¥398.00) that a teacher works on. */
export async function servedOrder(site: TestApp, given: NewGoods = {}) {
  const buyer = await site.user();
  const id = await paidOrder(site, buyer.token, given);
  await putOrder(site, id, s.serving);
  return { buyer, id, token: buyer.token };
}

/** Applies for ¥200.00, unless told otherwise. */
export const apply = (
  site: TestApp,
  token: string,
  id: number,
  body: Partial<BodyOf<'POST /refund/apply/:id'>> = {},
) =>
  site.call('POST /refund/apply/:id', {
    params: { id },
    token,
    body: { reason: 'quality', amount_fen: 20000, content, ...body },
  });

/** The newest refund of an order as it stands in the database. */
export const refundRow = (site: TestApp, orderId: number): Promise<RefundRow> =>
  site.core.db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** An order's owner asks for money back, staff agrees, and the channel pays it. */
export async function refundPart(
  site: TestApp,
  staff: { token: string },
  order: { id: number; token: string },
  fen: number,
): Promise<RefundRow> {
  await apply(site, order.token, order.id, { amount_fen: fen });
  const refund = await refundRow(site, order.id);
  await site.call('POST /staff/refund/act/:id', {
    params: { id: refund.id },
    token: staff.token,
    body: { act: 'approve' },
  });
  await site.core.db
    .transaction()
    .execute((trx) => finishRefund(trx, refund.refund_no, 'C1', new Date(site.clock.now())));
  return refund;
}

/** What is set aside of the order's payment, in 分. */
export async function reserved(site: TestApp, orderId: number): Promise<number> {
  const row = await site.core.db
    .selectFrom('payments')
    .select('refund_fen')
    .where('order_id', '=', orderId)
    .where('credited', '=', true)
    .executeTakeFirstOrThrow();
  return row.refund_fen;
}

/** Puts a refund where a test wants it, with the clock and the amount set aside that belong to the status. */
export async function putRefund(site: TestApp, orderId: number, status: RefundStatus): Promise<RefundRow> {
  const { db } = site.core;
  const { refund_no, payment_id, apply_fen } = await refundRow(site, orderId);
  const held = status === 5 || status === 6 ? 0 : apply_fen;
  const waits = [1, 2, 5, 8].includes(status);
  await db
    .updateTable('refunds')
    .set({
      status,
      due_at: waits ? new Date(site.clock.now() + 3_600_000) : null,
      approved_fen: [3, 4, 7].includes(status) ? apply_fen : null,
    })
    .where('refund_no', '=', refund_no)
    .execute();
  await db.updateTable('payments').set({ refund_fen: held }).where('id', '=', payment_id).execute();
  await db.updateTable('orders').set({ refund_status: status }).where('id', '=', orderId).execute();
  return refundRow(site, orderId);
}
