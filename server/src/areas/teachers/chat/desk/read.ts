import type { DataOf, DeskOrderChat, Paged } from '@harbor/contract';
import { orderStatusLabel, orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { paginate } from '../../../../http/page';
import { toMoment, toMomentOrNull } from '../../../../time';
import type { OrderRow } from '../../../trade/orders/rows';
import { chatLimits } from '../limits';
import { buyerName, presentLines } from '../present';
import { linesOf, type Range } from '../range';
import { isOnline } from '../read';
import { membersOf, roomOf } from '../rooms';
import { memberRole } from '../rows';
import { deskOrder, noted, requireLook } from './seat';

const serving: readonly number[] = [s.serving, s.delivered, s.revising];

/** Whether anything may be said in the chat of an order. */
export const isOpen = (order: Pick<OrderRow, 'status'>): boolean => serving.includes(order.status);

async function deskChat(
  db: Db,
  order: OrderRow,
  staffId: number,
  { range, until, now }: { range: Range; until: Date; now: Date },
): Promise<DeskOrderChat> {
  const orderId = order.id;
  const [room, members, { rows, hasMore }, name] = await Promise.all([
    roomOf(db, orderId),
    membersOf(db, orderId),
    linesOf(db, orderId, range, null),
    buyerName(db, orderId),
  ]);
  const buyer = members.find(({ role }) => role === memberRole.buyer);
  const teacher = members.find(({ role, left_at }) => role === memberRole.teacher && left_at === null);
  const team = members.filter(({ role, left_at }) => role === memberRole.staff && left_at === null);
  const who = team[0];
  const otherReadId = Math.max(0, buyer?.read_id ?? 0, teacher?.read_id ?? 0);
  const [lines, colleague] = await Promise.all([
    presentLines(db, rows, {
      ...{ viewer: 'staff', userId: staffId, orderId, otherReadId, files: true, open: false, now },
    }),
    who && db.selectFrom('users').select('nickname').where('id', '=', who.user_id).executeTakeFirst(),
  ]);
  const open = isOpen(order);
  const joined = team.some(({ user_id }) => user_id === staffId);
  return {
    state: open ? 'open' : room && !(order.status >= s.done) ? 'idle' : 'closed',
    state_text: open ? '' : '订单不在服务中，沟通记录只能查看',
    can_send: open && joined,
    rev: range.since !== undefined && hasMore ? (rows.at(-1)?.rev ?? 0) : (room?.rev ?? 0),
    server_time: toMoment(now),
    order: {
      ...{ id: orderId, order_no: order.order_no, title: order.goods.title },
      status_text: orderStatusLabel[order.status],
    },
    buyer: { id: order.user_id, name, online: isOnline(buyer, now), read_id: buyer?.read_id ?? 0 },
    teacher:
      order.teacher_id === null
        ? null
        : {
            ...{ id: order.teacher_id, name: order.teacher?.name ?? '老师' },
            ...{ online: isOnline(teacher, now), read_id: teacher?.read_id ?? 0 },
          },
    joined: team.length > 0,
    joined_by: colleague?.nickname ?? '',
    me_joined: joined,
    called_at: toMomentOrNull(room?.called_at ?? null),
    called_by: (room?.called_by ?? '') as DeskOrderChat['called_by'],
    look_until: toMoment(until),
    data: lines.map((line, place) => ({ ...line, flagged: rows[place]?.flagged ?? false })),
    has_more: hasMore,
  };
}

/** Somebody of the team says why they read, and does; both stand in the log. @throws HttpProblem 403, 404 */
export async function openLook(
  core: Core,
  staffId: number,
  orderId: number,
  reason: string,
): Promise<DeskOrderChat> {
  const now = new Date(core.settings.clock.now());
  const until = new Date(now.getTime() + chatLimits.look);
  return core.db.transaction().execute(async (trx) => {
    const order = await deskOrder(trx, staffId, orderId);
    await trx
      .insertInto('chat_looks')
      .values({ order_id: orderId, staff_id: staffId, reason, at: now, until })
      .execute();
    await noted(core, trx, staffId, 'order_chat.read', orderId, { reason });
    return deskChat(trx, order, staffId, { range: {}, until, now });
  });
}

/** A part of a chat, for who has said why. @throws HttpProblem 403, 404 */
export async function deskRead(
  { db }: { db: Db },
  staffId: number,
  orderId: number,
  range: Range,
  now: Date,
): Promise<DeskOrderChat> {
  const order = await deskOrder(db, staffId, orderId);
  const until = await requireLook(db, staffId, orderId, now);
  return deskChat(db, order, staffId, { range, until, now });
}

type Called = DataOf<'GET /staff/order_chat/called'>['data'][number];

/** Chats into which somebody of the team was asked, those who wait longest first. */
export const calledChats = (db: Db, page = 1): Promise<Paged<Called>> =>
  paginate(
    db
      .selectFrom('chat_rooms as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select([
        'o.id',
        'o.order_no',
        sql<string>`o.goods->>'title'`.as('title'),
        'r.called_by',
        'r.called_at',
      ])
      .where('r.called_at', 'is not', null)
      .where('o.status', 'in', [s.serving, s.delivered, s.revising])
      .orderBy('r.called_at')
      .orderBy('o.id'),
    { page, perPage: 20 },
    (rows) =>
      rows.map(({ id, order_no, title, called_by, called_at }) => ({
        ...{ id, order_no, title, by: called_by as Called['by'] },
        called_at: toMoment(called_at ?? 0),
      })),
  );
