import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/app';
import { upTo } from '../../../../testing/in-turns';
import { newOrderId, newOrderNo, newTradeNo } from '../numbers';

/** Rows of other tables that an order takes along. */
const along = ['deliverables', 'quotes'] as const;

/**
 * Copies of an order with its payment, refund, quotes and deliveries, of the same buyer: what a hundred purchases would
 * make, in one statement a table. For races, which need many orders of their own.
 * @returns their ids
 */
export async function copiesOf(site: TestApp, orderId: number, count: number): Promise<number[]> {
  const now = new Date(site.clock.now());
  const copies = upTo(count).map((n) => ({
    id: newOrderId(),
    order_no: newOrderNo(now),
    pay_no: newTradeNo('P'),
    refund_no: newTradeNo('R'),
    hash: `copy ${orderId} ${n}`,
  }));
  const list = sql`jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
    as copy (id bigint, order_no text, pay_no text, refund_no text, hash text)`;
  const { db } = site.core;
  await sql`
    insert into orders select made.* from orders o cross join ${list}
    cross join lateral jsonb_populate_record(o, jsonb_build_object(
      'id', copy.id, 'order_no', copy.order_no, 'purchase_hash', copy.hash, 'coupon_user_id', null)) made
    where o.id = ${orderId}`.execute(db);
  await sql`
    insert into payments overriding system value select made.* from payments p cross join ${list}
    cross join lateral jsonb_populate_record(p, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('payments', 'id')), 'order_id', copy.id, 'pay_no', copy.pay_no)) made
    where p.order_id = ${orderId}`.execute(db);
  await sql`
    insert into refunds overriding system value select made.* from refunds r cross join ${list}
    join payments p on p.order_id = copy.id
    cross join lateral jsonb_populate_record(r, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('refunds', 'id')), 'order_id', copy.id, 'refund_no', copy.refund_no,
      'payment_id', p.id)) made
    where r.order_id = ${orderId}`.execute(db);
  for (const table of along)
    await sql`
      insert into ${sql.table(table)} select made.* from ${sql.table(table)} one cross join ${list}
      cross join lateral jsonb_populate_record(one, jsonb_build_object('order_id', copy.id)) made
      where one.order_id = ${orderId}`.execute(db);
  return copies.map(({ id }) => id);
}
