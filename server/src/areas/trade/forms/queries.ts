import { orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, notFound } from '../../../http/problem';
import { lockOrder, ownOrder } from '../orders/queries';
import type { OrderRow } from '../orders/rows';
import type { FormRow, FormVersionRow } from './rows';
import { untaken } from './transitions';

/** The form row of an order, if anything was ever written. */
export function formRow(db: Db, orderId: number): Promise<FormRow | undefined> {
  return findRow(db, 'order_forms', { order_id: orderId });
}

/** An order with a form, of this user. @throws HttpProblem 404 */
export async function ownFormOrder(db: Db, userId: number, orderId: number): Promise<OrderRow> {
  const order = await ownOrder(db, userId, orderId);
  if (order?.kind !== 1 || order.goods.form_no === 0) throw notFound('订单不存在');
  return order;
}

/** The same, locked with its form until the transaction ends. @throws HttpProblem 404 */
export async function lockOwnForm(
  trx: Db,
  userId: number,
  orderId: number,
): Promise<{ order: OrderRow; row: FormRow | undefined }> {
  await ownFormOrder(trx, userId, orderId);
  const order = await lockOrder(trx, orderId);
  if (!order) throw notFound('订单不存在');
  return { order, row: await formRow(trx, orderId) };
}

/** Versions that were handed in, newest first. */
export function versionsOf(db: Db, orderId: number): Promise<FormVersionRow[]> {
  return db
    .selectFrom('order_form_versions')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .execute();
}

/** One version, newest without a number. */
export function versionOf(db: Db, orderId: number, version?: number): Promise<FormVersionRow | undefined> {
  return db
    .selectFrom('order_form_versions')
    .selectAll()
    .where('order_id', '=', orderId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** @throws HttpProblem 409 when the form of the address is not the one that the service asks for */
export function checkNumber(order: Pick<OrderRow, 'goods'>, form: number): void {
  if (order.goods.form_no !== form)
    throw conflict('这个订单需要填写的是另一张信息表', { form: order.goods.form_no });
}

/** The user's orders that wait for a form, those that are paid first. */
export function waitingOrders(db: Db, userId: number, form: number): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 1)
    .where('user_hidden', '=', false)
    .where('status', 'in', [...untaken])
    .where(sql<number>`(goods->>'form_no')::int`, '=', form)
    .where((eb) => eb.or([eb('form_status', '<>', 2), eb('status', '=', s.incomplete)]))
    .orderBy((eb) => eb('status', '=', s.incomplete), 'desc')
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}

/** What was handed in last by this user, for whatever order. */
export function lastVersionOf(db: Db, userId: number): Promise<Pick<FormVersionRow, 'answers'> | undefined> {
  return db
    .selectFrom('order_form_versions as v')
    .innerJoin('order_forms as f', 'f.order_id', 'v.order_id')
    .select('v.answers')
    .where('f.user_id', '=', userId)
    .orderBy('v.submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What was written for the same service in an order that ended before it was paid. */
export function endedForm(
  db: Db,
  order: Pick<OrderRow, 'id' | 'user_id' | 'goods_id'>,
): Promise<
  | (FormRow & {
      answers: FormVersionRow['answers'] | null;
      handed_in: FormVersionRow['schema_version'] | null;
    })
  | undefined
> {
  return db
    .selectFrom('order_forms as f')
    .innerJoin('orders as o', 'o.id', 'f.order_id')
    .leftJoin('order_form_versions as v', (join) =>
      join.onRef('v.order_id', '=', 'f.order_id').onRef('v.version', '=', 'f.submitted_version'),
    )
    .selectAll('f')
    .select(['v.answers', 'v.schema_version as handed_in'])
    .where('f.user_id', '=', order.user_id)
    .where('f.goods_id', '=', order.goods_id)
    .where('f.order_id', '<>', order.id)
    .where('o.status', '=', s.cancelled)
    .where((eb) => eb.or([eb('f.draft', 'is not', null), eb('f.submitted_version', '>', 0)]))
    .orderBy('f.saved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
