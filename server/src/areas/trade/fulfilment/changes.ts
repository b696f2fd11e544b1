import type { BodyOf } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { insertRow, updateRows } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { openTicket } from '../../content/support/tickets/open-ticket';
import { moveOrder, noteOnOrder } from '../orders/move';
import type { OrderRow } from '../orders/rows';
import { tellOwnPages, tellStaff } from '../orders/tell';
import { type Act, lockDelivered, tellWorkers } from './accept';
import { deliveryLimits } from './limits';
import { pauseAccept } from './pause';
import { roundsLeft } from './rounds';

type Wanted = BodyOf<'POST /delivery/changes/:id'>;

/** What moving an order into its changes sets: the clock of acceptance ends, that of the changes begins. */
export const revising = (order: OrderRow, now: Date) => ({
  rounds_used: order.rounds_used + 1,
  due_at: new Date(now.getTime() + deliveryLimits.reviseWithin),
  overdue: false,
  accept_at: null,
  accept_paused_at: null,
});

/** Points as one text, numbered. */
export const listed = (items: readonly string[]): string =>
  items.length === 1 ? (items[0] ?? '') : items.map((item, i) => `${i + 1}. ${item}`).join('\n');

/**
 * The buyer wants a delivery changed. Within the free rounds the work begins at once; beyond them staff decides, by a
 * ticket, and the clock of acceptance stands until then.
 * @throws HttpProblem 404 not the user's order, 409 nothing delivered, a newer version, a refund runs, no round left, or
 *   one is asked for already
 */
export async function requestChanges(core: Core, trx: Db, act: Act, wanted: Wanted): Promise<void> {
  const order = await lockDelivered(trx, act, wanted.version);
  if (order.asking_changes) throw conflict('您已申请额外修改，请等待客服答复');
  const left = roundsLeft(order);
  if (wanted.extra) {
    if (left > 0) throw conflict('还有免费修改次数，请直接要求修改');
    return askForMore(core, trx, act, order, wanted);
  }
  if (left === 0) throw conflict('免费修改次数已用完，可以申请额外修改');
  const round = order.rounds_used + 1;
  await insertRow(trx, 'change_requests', rowOf(act, wanted, round));
  await moveOrder(
    trx,
    order,
    'request_changes',
    { actor: 'user', actorId: act.userId, at: act.now, facts: { round }, note: listed(wanted.items) },
    revising(order, act.now),
  );
  await tellWorkers(
    trx,
    order,
    { title: '买家要求修改', body: `第 ${round} 次修改：\n${listed(wanted.items)}` },
    act.now,
  );
  await tellOwnPages(trx, order);
}

const rowOf = (act: Act, wanted: Wanted, round: number) => ({
  order_id: act.orderId,
  round,
  version: wanted.version,
  items: JSON.stringify(wanted.items),
  state: 'working' as const,
  at: act.now,
});

async function askForMore(core: Core, trx: Db, act: Act, order: OrderRow, wanted: Wanted): Promise<void> {
  const round = order.rounds_used + 1;
  const ticket = await openTicket(core, trx, {
    userId: act.userId,
    kind: 'feedback',
    topic: '额外修改申请',
    content: `订单 ${order.order_no} 申请第 ${round} 次修改：\n${listed(wanted.items)}`,
    orderId: order.id,
  });
  await insertRow(trx, 'change_requests', {
    ...rowOf(act, wanted, round),
    state: 'asked',
    extra: true,
    ticket_id: ticket.id,
  });
  await updateRows(trx, 'orders', { id: order.id }, { asking_changes: true, updated_at: act.now });
  await pauseAccept(trx, order.id, act.now);
  await noteOnOrder(trx, order, 'ask_changes', {
    actor: 'user',
    actorId: act.userId,
    at: act.now,
    facts: { round },
    note: listed(wanted.items),
  });
  await tellStaff(trx, order, { title: '买家申请额外修改', body: `\n${listed(wanted.items)}` }, act.now);
  await tellOwnPages(trx, order);
}
