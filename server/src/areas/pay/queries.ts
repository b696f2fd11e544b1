import type { Db } from '../../db/connect';
import { type PaymentRow, paymentStatus } from './tables';

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

/** Payments of an order through which money may still come, newest first. */
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
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('credited', '=', true)
    .executeTakeFirst();
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
