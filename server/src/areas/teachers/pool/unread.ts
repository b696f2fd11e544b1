import type { Db } from '../../../db/connect';

/** Lines that somebody has not read in the chats of orders; orders without any are left out. */
export async function unreadIn(
  db: Db,
  userId: number,
  orderIds: readonly number[],
): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('chat_members')
    .select(['order_id', 'unread'])
    .where('user_id', '=', userId)
    .where('unread', '>', 0)
    .where('order_id', 'in', [...orderIds])
    .execute();
  return new Map(rows.map(({ order_id, unread }) => [order_id, unread]));
}
