import type { DataOf, MessageCounts } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { isStaffPage } from '../../../http/staff-host';
import { tellOpenPages } from './notify';
import { type MessageRow, presentMessages } from './present';
import { messagesOf } from './queries';
import { unreadCounts } from './unread';

/** One message of the user's own; opening it means it is read. @throws HttpProblem 404 */
export async function openMessage(
  db: Db,
  userId: number,
  id: number,
  now: Date,
  staffUrl: string,
): Promise<DataOf<'POST /message/detail/:id'>> {
  const row = await messagesOf(db, userId).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('消息不存在或已删除');
  if (!row.read_at) await markRead(db, userId, [id], now);
  const [message] = await presentMessages(db, [{ ...row, read_at: now }]);
  if (!message) throw notFound('消息不存在或已删除');
  const [newer, older] = await Promise.all([neighbour(db, row, 'newer'), neighbour(db, row, 'older')]);
  // Pages of the team may be another host's.
  const link = isStaffPage(message.link) ? `${staffUrl}${message.link}` : message.link;
  return { ...message, link, newer_id: newer, older_id: older };
}

async function neighbour(db: Db, row: MessageRow, side: 'newer' | 'older'): Promise<number | null> {
  const than = side === 'newer' ? '>' : '<';
  const direction = side === 'newer' ? 'asc' : 'desc';
  const found = await messagesOf(db, row.user_id, { kind: row.kind })
    .select('id')
    .where((eb) =>
      eb.or([
        eb('created_at', than, row.created_at),
        eb.and([eb('created_at', '=', row.created_at), eb('id', than, row.id)]),
      ]),
    )
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Marks messages of the user's own as read; others' ids change nothing. */
export async function markRead(db: Db, userId: number, ids: number[], now: Date): Promise<MessageCounts> {
  await db
    .updateTable('messages')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('read_at', 'is', null)
    .execute();
  return changed(db, userId);
}

/** What a message told was read where it happened: it is no news any more. */
export async function markNoticeRead(
  db: Db,
  { userId, kind, mergeKey, now }: { userId: number; kind: number; mergeKey: string; now: Date },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('merge_key', '=', mergeKey)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await tellOpenPages(db, userId);
}

/** Marks everything as read, or one box, or one kind of system messages. */
export async function markAllRead(
  db: Db,
  userId: number,
  { kind, sub }: { kind?: number; sub?: number },
  now: Date,
): Promise<MessageCounts> {
  let query = db
    .updateTable('messages')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (sub !== undefined) query = query.where('sub', '=', sub);
  await query.execute();
  return changed(db, userId);
}

/** Takes messages out of the boxes; `restoreMessages` brings them back for a while. */
export async function deleteMessages(
  db: Db,
  userId: number,
  ids: number[],
  now: Date,
): Promise<MessageCounts> {
  await db
    .updateTable('messages')
    .set({ deleted_at: now })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return changed(db, userId);
}

/** Undoes a deletion; what was deleted long ago is not there any more. */
export async function restoreMessages(db: Db, userId: number, ids: number[]): Promise<MessageCounts> {
  await db
    .updateTable('messages')
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  return changed(db, userId);
}

async function changed(db: Db, userId: number): Promise<MessageCounts> {
  await tellOpenPages(db, userId);
  return unreadCounts(db, userId);
}
