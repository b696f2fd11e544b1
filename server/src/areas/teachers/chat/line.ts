import type { Insertable } from 'kysely';
import type { Db } from '../../../db/connect';
import type { DB } from '../../../db/schema';
import { tellPeople } from '../../base/messages/live/people-channel';
import { countReply } from '../profiles/figures/replies';
import { membersOf } from './rooms';
import {
  type ChatEvent,
  type ChatFacts,
  type ChatFile,
  type LineRow,
  type MemberRow,
  memberRole,
  type Sender,
} from './rows';

/** What is to be written into a chat that is held. */
export interface NewLine {
  orderId: number;
  sender: Sender;
  senderId: number | null;
  event?: ChatEvent;
  facts?: ChatFacts;
  content?: string;
  files?: readonly ChatFile[];
  clientId?: string;
  flagged?: boolean;
  at: Date;
}

/** Counts one more change of a chat that is held. */
export async function nextRev(trx: Db, orderId: number): Promise<number> {
  const { rev } = await trx
    .updateTable('chat_rooms')
    .set(({ eb }) => ({ rev: eb('rev', '+', 1) }))
    .where('order_id', '=', orderId)
    .returning('rev')
    .executeTakeFirstOrThrow();
  return rev;
}

/** Tells the open pages of everybody in a chat that something happened; what, they ask for themselves. */
export async function tellRoom(
  trx: Db,
  orderId: number,
  what: 'line' | 'read',
  rev: number,
  members: readonly MemberRow[],
): Promise<void> {
  const users = members.filter(({ left_at }) => left_at === null).map(({ user_id }) => user_id);
  if (users.length > 0)
    await tellPeople(trx, { users, name: 'order_chat', data: { order: orderId, what, rev } });
}

/**
 * Writes a line into a chat that is held: it is unread for everybody else, pages hear of it, and how long an answer took is
 * counted. A line of the system is no message: it makes nothing unread.
 * @returns the line, and who has not read more than it before
 */
export async function addLine(trx: Db, line: NewLine): Promise<{ row: LineRow; fresh: MemberRow[] }> {
  const { orderId, sender, senderId, at } = line;
  const rev = await nextRev(trx, orderId);
  const members = await membersOf(trx, orderId);
  const serving = members.find(({ role, left_at }) => role === memberRole.teacher && left_at === null);
  const facts = { ...line.facts, ...(sender === 'system' && serving && { teacher: serving.user_id }) };
  const values: Insertable<DB['chat_messages']> = {
    order_id: orderId,
    rev,
    sender,
    sender_id: senderId,
    event: line.event ?? '',
    facts: JSON.stringify(facts),
    content: line.content ?? '',
    files: JSON.stringify(line.files ?? []),
    client_id: line.clientId ?? '',
    flagged: line.flagged ?? false,
    created_at: at,
  };
  const row = await trx.insertInto('chat_messages').values(values).returningAll().executeTakeFirstOrThrow();
  await tellRoom(trx, orderId, 'line', rev, members);
  if (sender === 'system') return { row, fresh: [] };
  const others = members.filter(({ user_id, left_at }) => user_id !== senderId && left_at === null);
  if (others.length > 0)
    await trx
      .updateTable('chat_members')
      .set(({ eb }) => ({ unread: eb('unread', '+', 1) }))
      .where('order_id', '=', orderId)
      .where(
        'user_id',
        'in',
        others.map(({ user_id }) => user_id),
      )
      .execute();
  if (sender !== 'staff') await countAnswer(trx, line, members);
  return { row, fresh: others.filter(({ unread, role }) => unread === 0 && role !== memberRole.staff) };
}

/** The other side waits from now on, and does no longer wait for whoever speaks. */
async function countAnswer(
  trx: Db,
  { orderId, senderId, sender, at }: NewLine,
  members: readonly MemberRow[],
) {
  const me = members.find(({ user_id }) => user_id === senderId);
  if (me?.asked_at) {
    const waited = Math.max(0, at.getTime() - me.asked_at.getTime());
    await trx
      .updateTable('chat_members')
      .set(({ eb }) => ({
        asked_at: null,
        reply_ms: eb('reply_ms', '+', waited),
        replies: eb('replies', '+', 1),
      }))
      .where('order_id', '=', orderId)
      .where('user_id', '=', me.user_id)
      .execute();
    if (sender === 'teacher') await countReply(trx, { teacherId: me.user_id, seconds: waited / 1000, at });
  }
  const asked = sender === 'buyer' ? memberRole.teacher : memberRole.buyer;
  await trx
    .updateTable('chat_members')
    .set({ asked_at: at })
    .where('order_id', '=', orderId)
    .where('role', '=', asked)
    .where('left_at', 'is', null)
    .where('asked_at', 'is', null)
    .execute();
}
