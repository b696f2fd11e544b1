import type { OrderStatus } from '@harbor/contract/order-status';
import type { Updateable } from 'kysely';
import type { DB } from '../../../../db/schema';
import type { TestApp } from '../../../../testing/app';
import type { OrderRow } from '../rows';
import { insertPayment, settleDirectly } from './pay-directly';
import { insertGoods } from './shop';
import type { NewGoods } from './shop-types';

/** An unpaid order bought through the API. */
export async function unpaidOrder(site: TestApp, token: string, given: NewGoods = {}): Promise<number> {
  const goods = await insertGoods(site.core, given);
  const { data } = await site.call('POST /service/purchase/:id', {
    params: { id: goods.id },
    body: { spec_id: goods.specId, agreed: true, adult: true, ...(given.mode === 2 && { words: 6200 }) },
    token,
  });
  return data.order_id;
}

/** A paid order, 待完善. */
export async function paidOrder(site: TestApp, token: string, given: NewGoods = {}): Promise<number> {
  const id = await unpaidOrder(site, token, given);
  await settleDirectly(site.core, await insertPayment(site.core, id));
  return id;
}

/** Puts an order where no call of this version leads, as the demo data does. */
export async function putOrder(
  site: TestApp,
  orderId: number,
  status: OrderStatus,
  change: Updateable<DB['orders']> = {},
): Promise<void> {
  await site.core.db
    .updateTable('orders')
    .set({ ...change, status })
    .where('id', '=', orderId)
    .execute();
}

/** The order as it stands in the database. */
export function orderRow(site: TestApp, orderId: number): Promise<OrderRow> {
  return site.core.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
}
