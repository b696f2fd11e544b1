import type { TestApp } from '../../../../testing/app';

/** Events of an order after those that made it, in the order in which they happened. */
export async function eventsOf(site: TestApp, orderId: number): Promise<string[]> {
  const rows = await site.core.db
    .selectFrom('order_history')
    .select('event')
    .where('order_id', '=', orderId)
    .where('event', 'not in', ['purchase', 'purchase_quote', 'pay', 'quote'])
    .orderBy('id')
    .execute();
  return rows.map(({ event }) => event);
}
