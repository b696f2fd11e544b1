import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow, updateRows } from '../../../db/rows';
import { messageKind } from '../../base/messages/notify';
import { markNoticeRead } from '../../base/messages/reading';
import { tellRoom } from './line';
import { type Asking, getParty } from './party';
import { lockRoom, membersOf } from './rooms';
import { chatMergeKey } from './tell';

/** Lines of others behind one, which somebody has not read. */
async function unreadBehind(trx: Db, orderId: number, userId: number, readId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('id', '>', readId)
    .where('sender', '<>', 'system')
    .where('recalled_at', 'is', null)
    .where('sender_id', 'is distinct from', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Notes up to which line somebody has read; never back. The other side's pages hear of it, and the message about it is read.
 * @throws HttpProblem 404
 */
export async function readUpTo(
  core: Core,
  user: Asking,
  orderId: number,
  lastId: number,
): Promise<{ unread: number }> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const party = await getParty(trx, user, orderId);
    if (party.state === 'left' || !(await lockRoom(trx, orderId))) return { unread: 0 };
    return { unread: await noteRead(trx, orderId, user.id, lastId, now) };
  });
}

/** The same within a chat that is held. @returns what is still unread */
export async function noteRead(
  trx: Db,
  orderId: number,
  userId: number,
  lastId: number,
  now: Date,
): Promise<number> {
  const members = await membersOf(trx, orderId);
  const me = members.find(({ user_id }) => user_id === userId);
  if (!me) return 0;
  const line = await findRow(trx, 'chat_messages', { id: lastId, order_id: orderId }, ['id']);
  if (!line || line.id <= me.read_id) return me.unread;
  const last = line.id;
  const unread = await unreadBehind(trx, orderId, userId, last);
  await updateRows(
    trx,
    'chat_members',
    { order_id: orderId, user_id: userId },
    { read_id: last, unread, seen_at: now },
  );
  const others = members.filter(({ user_id }) => user_id !== userId);
  await tellRoom(trx, orderId, 'read', 0, others);
  if (unread === 0)
    await markNoticeRead(trx, { userId, kind: messageKind.system, mergeKey: chatMergeKey(orderId), now });
  return unread;
}
