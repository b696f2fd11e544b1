import type { Db } from '../../../db/connect';
import { findRow, findRows, updateRows } from '../../../db/rows';
import type { Party } from './party';
import { type MemberRow, memberRole, type RoomRow } from './rows';

/** Whose chat it is. */
export type Seats = Pick<Party, 'orderId' | 'buyerId' | 'teacherId'>;

/** The chat of an order, if something was ever said in it. */
export const roomOf = (db: Db, orderId: number): Promise<RoomRow | undefined> =>
  findRow(db, 'chat_rooms', { order_id: orderId });

/** Holds a chat until the transaction ends; undefined where there is none. The order is locked before, where it is at all. */
export const lockRoom = (trx: Db, orderId: number): Promise<RoomRow | undefined> =>
  trx.selectFrom('chat_rooms').selectAll().where('order_id', '=', orderId).forUpdate().executeTakeFirst();

/** Everybody who has, or had, a seat in a chat. */
export const membersOf = (db: Db, orderId: number): Promise<MemberRow[]> =>
  findRows(db, 'chat_members', { order_id: orderId });

/** Makes the chat with the seats of its buyer and its teacher, where something is missing, and holds it. */
export async function openRoom(trx: Db, seats: Seats, at: Date): Promise<RoomRow> {
  const { orderId, buyerId, teacherId } = seats;
  await trx
    .insertInto('chat_rooms')
    .values({ order_id: orderId, created_at: at })
    .onConflict((on) => on.column('order_id').doNothing())
    .execute();
  const room = await lockRoom(trx, orderId);
  if (!room) throw new Error('a chat that was just made cannot be read');
  const members = await membersOf(trx, orderId);
  if (!members.some(({ role }) => role === memberRole.buyer))
    await trx
      .insertInto('chat_members')
      .values({ order_id: orderId, user_id: buyerId, role: memberRole.buyer, joined_at: at })
      .onConflict((on) => on.doNothing())
      .execute();
  const serving = members.find(({ role, left_at }) => role === memberRole.teacher && left_at === null);
  if (serving && serving.user_id !== teacherId) await leaveRoom(trx, orderId, serving.user_id, at);
  if (teacherId !== null && serving?.user_id !== teacherId)
    await trx
      .insertInto('chat_members')
      .values({ order_id: orderId, user_id: teacherId, role: memberRole.teacher, joined_at: at })
      .onConflict((on) =>
        on
          .columns(['order_id', 'user_id'])
          .doUpdateSet({ role: memberRole.teacher, joined_at: at, left_at: null, until_id: null }),
      )
      .execute();
  return room;
}

/** Somebody leaves: they keep what was said so far, and hear nothing more. */
export async function leaveRoom(trx: Db, orderId: number, userId: number, at: Date): Promise<void> {
  const { last } = await trx
    .selectFrom('chat_messages')
    .select(({ fn, val }) => fn.coalesce(fn.max('id'), val(0)).as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await updateRows(
    trx,
    'chat_members',
    { order_id: orderId, user_id: userId },
    { left_at: at, until_id: last, unread: 0, asked_at: null },
  );
}
