import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import type { Updateable } from 'kysely';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import type { DB } from '../../../db/schema';
import { staleMessage } from '../../../labels/stale';
import { defineMachine, type TransitionContext } from '../../../machine';
import { orderMoved } from './events';
import type { HistoryFacts, OrderRow } from './rows';
import { type Actor, type OrderEvent, transitions } from './transitions';

/** Who did it, when, and what the timeline needs to tell it. */
export interface OrderTransitionContext extends TransitionContext<Actor> {
  facts?: HistoryFacts;
  note?: string;
}

type Changes = Omit<Updateable<DB['orders']>, 'status' | 'form_status' | 'updated_at'>;

/**
 * Takes an order one step further, writes its history and lets others follow (`orderMoved`). The only place that changes
 * `orders.status`.
 * @throws HttpProblem 409 when the table knows no such step, or the order moved meanwhile
 */
export async function moveOrder(
  trx: Db,
  order: Pick<OrderRow, 'id' | 'status'>,
  event: OrderEvent,
  context: OrderTransitionContext,
  changes: Changes = {},
): Promise<OrderStatus> {
  const moved = await orderMachine.move(trx, order, event, context, changes);
  await orderMoved.emit(trx, {
    order: moved,
    event,
    from: order.status,
    actor: context.actor,
    actorId: context.actorId ?? null,
    note: context.note ?? '',
    at: context.at,
  });
  return moved.status;
}

const orderMachine = defineMachine<Pick<OrderRow, 'id' | 'status'>, OrderTransitionContext>()({
  table: 'orders',
  key: 'id',
  steps: transitions,
  stale: staleMessage,
  follows: ({ to }, { at }, changes) => ({ ...clocksFrom(to, at), ...changes, updated_at: at }),
  history: (trx, { row, from, to, event }, context) => writeHistory(trx, row.id, from, to, event, context),
});

const untended: readonly OrderStatus[] = [s.quoting, s.waiting];

/**
 * Staff's clock begins anew with each status in which the order waits for them, and runs on while it is on trial; the one of
 * a missing form begins with each status in which the order waits for it.
 */
function clocksFrom(to: OrderStatus, at: Date): Changes {
  const form_look_at = to === s.incomplete ? at : null;
  if (to === s.trial) return { form_look_at };
  return {
    form_look_at,
    waiting_since: untended.includes(to) ? at : null,
    alerted_at: null,
    untaken_told_at: null,
  };
}

/** Notes something that leaves the status as it is, such as a refund begun. */
export async function noteOnOrder(
  trx: Db,
  order: Pick<OrderRow, 'id' | 'status'>,
  event: string,
  context: OrderTransitionContext,
): Promise<void> {
  await writeHistory(trx, order.id, order.status, order.status, event, context);
}

/** Appends a history row. */
export async function writeHistory(
  trx: Db,
  orderId: number,
  from: OrderStatus | null,
  to: OrderStatus,
  event: string,
  context: OrderTransitionContext,
): Promise<void> {
  await insertRow(trx, 'order_history', {
    order_id: orderId,
    from_status: from,
    to_status: to,
    event,
    actor_type: context.actor,
    actor_id: context.actorId ?? null,
    facts: JSON.stringify(context.facts ?? {}),
    note: context.note ?? '',
    at: context.at,
  });
}
