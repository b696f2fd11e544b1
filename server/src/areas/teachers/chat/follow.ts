import type { Db } from '../../../db/connect';
import type { OrderMove } from '../../trade/orders/events';
import type { OrderEvent } from '../../trade/orders/transitions';
import { addLine } from './line';
import { leaveRoom, lockRoom, membersOf, openRoom } from './rooms';
import { type ChatEvent, type ChatFacts, memberRole } from './rows';

/** Steps of an order that its chat tells. */
const told: Partial<Record<OrderEvent, ChatEvent>> = {
  assign: 'assign',
  deliver: 'deliver',
  request_changes: 'request_changes',
  grant_changes: 'grant_changes',
  accept: 'accept',
  auto_accept: 'auto_accept',
  give_up: 'give_up',
  refund_whole: 'refund_whole',
};

/** What is said of something that happened to an order. */
export interface ChatNews {
  orderId: number;
  event: ChatEvent;
  facts?: ChatFacts;
  at: Date;
}

/** Writes a line of the system into the chat of an order that has one. Needs the lock on the order, or shares it. */
export async function sayLine(trx: Db, { orderId, event, facts, at }: ChatNews): Promise<void> {
  if (!(await lockRoom(trx, orderId))) return;
  await addLine(trx, { orderId, sender: 'system', senderId: null, event, ...(facts && { facts }), at });
}

/**
 * Lets the chat follow a step of its order: it opens when somebody begins to serve it, and a teacher who is replaced keeps
 * what was said so far. Runs in the order's own transaction.
 */
export async function followOrder(trx: Db, { order, event, at }: OrderMove): Promise<void> {
  const line = told[event];
  if (!line) return;
  const orderId = order.id;
  if (event === 'assign') {
    const known = await lockRoom(trx, orderId);
    const before = known ? await membersOf(trx, orderId) : [];
    await openRoom(trx, { orderId, buyerId: order.user_id, teacherId: order.teacher_id }, at);
    const again = before.some(
      ({ role, user_id }) => role === memberRole.teacher && user_id !== order.teacher_id,
    );
    const name = order.teacher?.name ?? order.staff_name;
    return sayLine(trx, { orderId, event: line, facts: { name, ...(again && { again }) }, at });
  }
  const facts = event === 'deliver' ? { version: await versionOf(trx, orderId) } : {};
  await sayLine(trx, { orderId, event: line, facts, at });
  if (event === 'give_up')
    for (const { role, user_id, left_at } of await membersOf(trx, orderId))
      if (role === memberRole.teacher && left_at === null) await leaveRoom(trx, orderId, user_id, at);
}

/** The version that is being delivered: whoever delivers writes it before or behind the step. */
async function versionOf(trx: Db, orderId: number): Promise<number | undefined> {
  const { rounds } = await trx
    .selectFrom('order_history')
    .select(({ fn }) => fn.countAll<number>().as('rounds'))
    .where('order_id', '=', orderId)
    .where('event', '=', 'deliver')
    .executeTakeFirstOrThrow();
  return rounds > 0 ? rounds : undefined;
}
