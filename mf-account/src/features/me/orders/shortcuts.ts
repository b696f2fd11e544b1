import type { OrderTab } from '@harbor/contract';
import type { Counts } from '../queries';

/** A part of the order list that somebody jumps to. */
export interface OrderShortcut {
  tab: Exclude<OrderTab, 'all'>;
  label: string;
  /** Its number in the phone's address `/orderpage/:id`. */
  number: number;
}

export const orderShortcuts: readonly OrderShortcut[] = [
  { tab: 'unpaid', label: '待付款', number: 1 },
  { tab: 'incomplete', label: '待完善', number: 2 },
  { tab: 'serving', label: '服务中', number: 3 },
  { tab: 'delivered', label: '待验收', number: 4 },
  { tab: 'review', label: '待评价', number: 5 },
  { tab: 'refund', label: '退款售后', number: 6 },
];

/** Tabs in the order in which they need somebody: what runs out first comes first. */
const urgency = ['unpaid', 'delivered', 'incomplete', 'serving', 'refund', 'review'] as const;

/** Tab that holds the most urgent order; undefined when nothing is under way. */
export function urgentTab(counts: Counts): OrderShortcut['tab'] | undefined {
  return urgency.find((tab) => counts[tab] > 0);
}
