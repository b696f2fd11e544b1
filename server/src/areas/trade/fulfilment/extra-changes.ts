import type { BodyOf } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { staleMessage } from '../../../labels/stale';
import { moveTicket, type TicketTransitionContext } from '../../content/support/tickets/move';
import { nextTicketStatus } from '../../content/support/tickets/transitions';
import { moveOrder, noteOnOrder } from '../orders/move';
import { openRefund } from '../orders/refund-status';
import type { OrderRow } from '../orders/rows';
import { tellOrder } from '../orders/tell';
import { tellWorkers } from './accept';
import { listed, revising } from './changes';
import { moveChange } from './move-change';
import { resumeAccept } from './pause';

/** Who decides over which order, when. */
interface Deciding {
  order: OrderRow;
  staffId: number;
  answer: BodyOf<'POST /staff/order/extra_changes/:id'>;
  now: Date;
}

/** Ends the ticket of a request, unless somebody closed it by hand before. */
async function endTicket(
  core: Core,
  trx: Db,
  ticketId: number | null,
  context: TicketTransitionContext,
): Promise<void> {
  if (ticketId === null) return;
  const ticket = await trx
    .selectFrom('tickets')
    .selectAll()
    .where('id', '=', ticketId)
    .forUpdate()
    .executeTakeFirst();
  if (!ticket || nextTicketStatus(ticket.status, context.event, context.actor) === undefined) return;
  await moveTicket(core, trx, ticket, context);
}

/**
 * Staff decides over a round beyond the free ones: granted, the work begins; refused, the buyer's time to accept runs on.
 * The ticket ends with the answer. Needs the lock on the order.
 * @throws HttpProblem 409 when nothing is asked for, or a refund runs
 */
export async function decideExtraChanges(core: Core, trx: Db, deciding: Deciding): Promise<void> {
  const { order, staffId, answer, now } = deciding;
  if (order.status !== s.delivered || !order.asking_changes) throw conflict(staleMessage);
  const granted = answer.act === 'grant';
  if (granted && openRefund(order.refund_status)) throw conflict('该订单正在退款中，退款结束后再处理');
  const change = await moveChange(trx, order.id, granted ? 'grant' : 'refuse', {
    answer: answer.content,
    decided_by: staffId,
  });
  if (!change) throw conflict(staleMessage);
  const context = {
    actor: 'operator' as const,
    actorId: staffId,
    at: now,
    facts: { round: change.round },
    note: answer.content,
  };
  if (granted) {
    await moveOrder(trx, order, 'grant_changes', context, {
      ...revising(order, now),
      extra_rounds: order.extra_rounds + 1,
      asking_changes: false,
    });
    await tellWorkers(
      trx,
      order,
      { title: '客服同意额外修改', body: `第 ${change.round} 次修改：\n${listed(change.items)}` },
      now,
    );
  } else {
    await updateRows(trx, 'orders', { id: order.id }, { asking_changes: false, updated_at: now });
    await resumeAccept(trx, order.id, now);
    await noteOnOrder(trx, order, 'refuse_changes', context);
  }
  await endTicket(core, trx, change.ticket_id, {
    event: 'resolve',
    actor: 'staff',
    actorId: staffId,
    content: answer.content,
  });
  await tellOrder(
    trx,
    order,
    {
      title: granted ? '额外修改已通过' : '额外修改未通过',
      body: `的额外修改申请${granted ? '已通过，老师将开始修改' : '未通过'}。${answer.content}`,
    },
    now,
  );
}

/** The buyer accepts after all: what was asked for falls away, with its ticket. */
export async function withdrawAsked(core: Core, trx: Db, order: OrderRow): Promise<void> {
  if (!order.asking_changes) return;
  const change = await moveChange(trx, order.id, 'withdraw');
  await endTicket(core, trx, change?.ticket_id ?? null, {
    event: 'close',
    actor: 'user',
    actorId: order.user_id,
    content: '已确认验收，不再需要修改。',
  });
}

/** After the whole order went back: tickets of further rounds that nobody has to answer any more. */
export async function endTicketsOfRefunded(core: Core, trx: Db, orderId: number): Promise<void> {
  const asked = await trx
    .selectFrom('change_requests')
    .innerJoin('orders', 'orders.id', 'change_requests.order_id')
    .select(['change_requests.ticket_id', 'orders.user_id'])
    .where('orders.id', '=', orderId)
    .where('orders.status', '=', s.closed)
    .where('change_requests.state', '=', 'withdrawn')
    .execute();
  for (const { ticket_id, user_id } of asked)
    await endTicket(core, trx, ticket_id, {
      event: 'close',
      actor: 'user',
      actorId: user_id,
      content: '订单已全额退款，不再需要修改。',
    });
}
