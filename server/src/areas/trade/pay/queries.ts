import { orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { lockOrder } from '../orders/queries';
import type { OrderRow } from '../orders/rows';
import { paymentStatus } from './payment-status';
import type { PaymentRow } from './rows';

/** One payment by its number, locked until the transaction ends. */
export function lockPayment(trx: Db, payNo: string): Promise<PaymentRow | undefined> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('pay_no', '=', payNo)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** All payments of an order, locked. Every transaction locks payments first, then the order, then the rest. */
export function lockPaymentsOf(trx: Db, orderId: number): Promise<PaymentRow[]> {
  return trx
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * All payments of an order and the order itself, locked, with none left out: one that somebody opened while this waited for
 * the order is not locked then, for its settlement may hold it and wait for the order; both are given back and taken anew.
 * @throws HttpProblem 409 when payments come up faster than that
 */
export async function lockPaymentsAndOrder(
  trx: Db,
  orderId: number,
): Promise<{ payments: PaymentRow[]; order: OrderRow | undefined }> {
  for (let round = 0; round < 5; round += 1) {
    await sql`savepoint money`.execute(trx);
    const payments = await lockPaymentsOf(trx, orderId);
    const order = await lockOrder(trx, orderId);
    const { count } = await trx
      .selectFrom('payments')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    if (count === payments.length) return { payments, order };
    await sql`rollback to savepoint money`.execute(trx);
  }
  throw conflict();
}

/** All payments of a buyer, then all their orders, locked: each in the order of ids. */
export async function lockMoneyOf(trx: Db, userId: number): Promise<void> {
  await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('user_id', '=', userId))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Whether money may still come through a payment. */
export const isOpen = ({ status, channel }: PaymentRow): boolean =>
  channel !== 'none' && (status === paymentStatus.pending || status === paymentStatus.failed);

/** Payments of an order through which money may still come, offered or replaced, newest first. */
export function openPayments(db: Db, orderId: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', 'in', [paymentStatus.pending, paymentStatus.failed])
    .where('channel', '<>', 'none')
    .orderBy('id', 'desc')
    .execute();
}

/** The payment that paid the order. */
export function creditedPayment(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  return findRow(db, 'payments', { order_id: orderId, credited: true });
}

/** The payment that an unpaid order is to be paid with: not replaced, and of what it costs now. */
export async function offeredPayment(
  db: Db,
  order: Pick<OrderRow, 'id' | 'status' | 'pay_fen'>,
): Promise<PaymentRow | undefined> {
  if (order.status !== s.unpaid) return undefined;
  const open = await openPayments(db, order.id);
  return open.find((one) => one.replaced_at === null && one.amount_fen === order.pay_fen);
}

/** The payment made last. */
export function newestPayment(db: Db, orderId: number): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
