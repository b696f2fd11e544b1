import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { toMomentOrNull } from '../../../time';

/** Lines from support that these users have not read; users without any are left out. */
export async function unreadServiceOf(db: Db, userIds: number[]): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('support_conversations as c')
    .innerJoin('support_messages as m', 'm.conversation_id', 'c.id')
    .select(({ fn }) => ['c.user_id', fn.countAll<number>().as('count')])
    .where((eb) => eb('c.user_id', '=', eb.fn.any(eb.val(userIds))))
    .where('m.sender', '<>', 'user')
    .where('m.id', '>', sql.ref<number>('c.user_read_id'))
    .groupBy('c.user_id')
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.count]));
}

/** A line in a few words. */
export const lineText = (line: { content: string; image: string; order_id: number | null }) =>
  line.image ? '[图片]' : line.order_id ? '[订单]' : line.content;

/** What the message centre shows of the conversation with support. */
export async function latestServiceLine(
  db: Db,
  userId: number,
): Promise<{ unread: number; latest: string; at: string | null }> {
  const [line, unread] = await Promise.all([
    db
      .selectFrom('support_messages as m')
      .innerJoin('support_conversations as c', 'c.id', 'm.conversation_id')
      .select(['m.content', 'm.image', 'm.order_id', 'm.created_at'])
      .where('c.user_id', '=', userId)
      .orderBy('m.id', 'desc')
      .executeTakeFirst(),
    unreadServiceOf(db, [userId]),
  ]);
  return {
    unread: unread.get(userId) ?? 0,
    latest: line ? lineText(line) : '',
    at: toMomentOrNull(line?.created_at ?? null),
  };
}
