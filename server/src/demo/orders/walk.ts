import type { OrderStatus } from '@harbor/contract/order-status';
import type { HistoryFacts } from '../../areas/trade/orders/rows';
import { type Actor, findTransition } from '../../areas/trade/orders/transitions';
import type { OrderData } from './shapes';

const hour = 3_600_000;

/** Who usually does it. */
const usualActor: Record<OrderData['steps'][number][0], Actor> = {
  purchase: 'user',
  purchase_quote: 'user',
  pay: 'channel',
  pay_course: 'channel',
  submit_form: 'user',
  start_trial: 'teacher',
  assign: 'user',
  deliver: 'teacher',
  request_changes: 'user',
  accept: 'user',
  auto_accept: 'system',
  cancel: 'user',
  expire: 'system',
  refund_whole: 'system',
};

/** One step that an order has taken. */
export interface Walked {
  from: OrderStatus | null;
  to: OrderStatus;
  event: OrderData['steps'][number][0];
  actor: Actor;
  at: Date;
  facts: HistoryFacts;
}

/**
 * Walks an order through the product's own table of transitions.
 * @throws Error for a step that the table does not know
 */
export function walk(order: OrderData, now: number, payFen: number, teacher: string | undefined): Walked[] {
  let from: OrderStatus | null = null;
  let version = 0;
  let round = 0;
  return order.steps.map(([event, hours, given]) => {
    const actor = given ?? usualActor[event];
    const step = findTransition(from, event, actor);
    if (!step) throw new Error(`Demo order ${order.id}: ${event} by ${actor} is no step from ${from}`);
    const facts: HistoryFacts = {};
    if (event === 'pay' || event === 'pay_course' || event === 'refund_whole') facts.amount_fen = payFen;
    if (event === 'deliver') facts.version = version += 1;
    if (event === 'request_changes') facts.round = round += 1;
    if (teacher && (event === 'deliver' || event === 'assign')) facts.name = teacher;
    from = step.to;
    return { from: step.from, to: step.to, event, actor, at: new Date(now - hours * hour), facts };
  });
}
