import type { OrderRow } from '../orders/rows';

/** Rounds of changes that the buyer may still ask for without asking staff. */
export function roundsLeft(order: Pick<OrderRow, 'spec' | 'rounds_used' | 'extra_rounds'>): number {
  return Math.max(0, order.spec.revisions + order.extra_rounds - order.rounds_used);
}
