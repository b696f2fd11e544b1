import type { DataOf, DeskOrderChat, NewChatLine } from '@harbor/contract';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { getRow, updateRows } from '../../../../db/rows';
import { conflict } from '../../../../http/problem';
import { sayLine } from '../follow';
import { addLine } from '../line';
import { presentLines } from '../present';
import { leaveRoom, openRoom } from '../rooms';
import { type LineRow, memberRole } from '../rows';
import { checkSaid, holdSaid, lineOf } from '../send';
import { tellFresh } from '../tell';
import { deskRead, isOpen } from './read';
import { deskOrder, noted, requireLook, requireSeat } from './seat';

const closed = () => conflict('订单不在服务中，沟通记录只能查看');

const nameOf = async (trx: Db, staffId: number) =>
  (await getRow(trx, 'users', { id: staffId }, ['nickname'])).nickname;

/**
 * Somebody of the team takes a seat in the chat, which both parties are told in it. Only who has said why they read it.
 * @throws HttpProblem 403, 404 · 409 nothing may be said any more
 */
export async function joinChat(core: Core, staffId: number, orderId: number): Promise<DeskOrderChat> {
  const now = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const order = await deskOrder(trx, staffId, orderId, true);
    await requireLook(trx, staffId, orderId, now);
    if (!isOpen(order)) throw closed();
    await openRoom(trx, { orderId, buyerId: order.user_id, teacherId: order.teacher_id }, now);
    const seat = await trx
      .insertInto('chat_members')
      .values({ order_id: orderId, user_id: staffId, role: memberRole.staff, joined_at: now, seen_at: now })
      .onConflict((on) =>
        on
          .columns(['order_id', 'user_id'])
          .doUpdateSet({ joined_at: now, left_at: null, until_id: null })
          .where('chat_members.left_at', 'is not', null)
          .where('chat_members.role', '=', memberRole.staff),
      )
      .returning('user_id')
      .executeTakeFirst();
    await updateRows(trx, 'chat_rooms', { order_id: orderId }, { called_at: null, called_by: '' });
    if (!seat) return;
    await sayLine(trx, {
      orderId,
      event: 'staff_joined',
      facts: { name: await nameOf(trx, staffId) },
      at: now,
    });
    await noted(core, trx, staffId, 'order_chat.join', orderId);
  });
  return deskRead(core, staffId, orderId, {}, now);
}

/** They leave it again, which both are told too. @throws HttpProblem 403, 404 */
export async function leaveChat(core: Core, staffId: number, orderId: number): Promise<DeskOrderChat> {
  const now = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const order = await deskOrder(trx, staffId, orderId, true);
    await openRoom(trx, { orderId, buyerId: order.user_id, teacherId: order.teacher_id }, now);
    await requireSeat(trx, staffId, orderId);
    await sayLine(trx, {
      orderId,
      event: 'staff_left',
      facts: { name: await nameOf(trx, staffId) },
      at: now,
    });
    await leaveRoom(trx, orderId, staffId, now);
    await noted(core, trx, staffId, 'order_chat.leave', orderId);
  });
  return deskRead(core, staffId, orderId, {}, now);
}

/**
 * Somebody of the team speaks where they have a seat.
 * @throws HttpProblem 403 without a seat · 404 · 409 nothing may be said any more · 422 by field
 */
export async function deskSay(
  core: Core,
  staffId: number,
  orderId: number,
  line: NewChatLine,
): Promise<DataOf<'POST /staff/order_chat/send/:id'>> {
  checkSaid(line);
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const order = await deskOrder(trx, staffId, orderId, true);
    const known = await lineOf(trx, orderId, staffId, line.client_id);
    if (known) return shown(trx, known, staffId, now);
    if (!isOpen(order)) throw closed();
    await openRoom(trx, { orderId, buyerId: order.user_id, teacherId: order.teacher_id }, now);
    await requireSeat(trx, staffId, orderId);
    const before = await lineOf(trx, orderId, staffId, line.client_id);
    if (before) return shown(trx, before, staffId, now);
    const files = await holdSaid(trx, staffId, orderId, line.files ?? [], now);
    const { row, fresh } = await addLine(trx, {
      ...{ orderId, sender: 'staff', senderId: staffId, content: line.content ?? '', files },
      ...{ clientId: line.client_id, at: now },
    });
    await tellFresh(trx, { orderId, title: order.goods.title }, fresh, 'staff', now);
    await noted(core, trx, staffId, 'order_chat.answer', orderId);
    return shown(trx, row, staffId, now);
  });
}

async function shown(trx: Db, row: LineRow, staffId: number, now: Date) {
  const [message] = await presentLines(trx, [row], {
    ...{
      viewer: 'staff',
      userId: staffId,
      orderId: row.order_id,
      otherReadId: 0,
      files: true,
      open: false,
      now,
    },
  });
  if (!message) throw new Error('a line that was just written cannot be read');
  return { message, rev: row.rev };
}
