import type { MessageCounts } from '@harbor/contract';
import { messageKind } from '@harbor/contract/message-kinds';
import type { Db } from '../../../db/connect';
import { unreadService } from './service-box';

const none: MessageCounts = { total: 0, like: 0, comment: 0, fans: 0, system: 0, service: 0 };

/** Unread messages of several users by box; every user asked for is in the answer. */
export async function unreadCountsOf(db: Db, userIds: number[]): Promise<Map<number, MessageCounts>> {
  const unread = db
    .selectFrom('messages')
    .select(({ fn }) => ['user_id', 'kind', fn.countAll<number>().as('count')])
    .where((eb) => eb('user_id', '=', eb.fn.any(eb.val(userIds))))
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .groupBy(['user_id', 'kind']);
  const [rows, service] = await Promise.all([
    userIds.length === 0 ? [] : unread.execute(),
    unreadService.ask(db, userIds),
  ]);
  const counts = new Map(
    userIds.map((id) => [id, { ...none, total: service.get(id) ?? 0, service: service.get(id) ?? 0 }]),
  );
  for (const { user_id, kind, count } of rows) {
    const mine = counts.get(user_id);
    if (!mine) continue;
    mine.total += count;
    for (const name of ['like', 'comment', 'fans', 'system'] as const)
      if (messageKind[name] === kind) mine[name] += count;
  }
  return counts;
}

/** A user's unread messages by box. */
export async function unreadCounts(db: Db, userId: number): Promise<MessageCounts> {
  const counts = (await unreadCountsOf(db, [userId])).get(userId);
  return counts ?? { ...none };
}
