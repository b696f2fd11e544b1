import type { DataOf, OrderTab } from '@harbor/contract';

/** One tab of the order list. */
export interface Tab {
  key: OrderTab;
  label: string;
  /** One sentence for an empty tab. */
  empty: string;
}

const all: Tab = { key: 'all', label: '全部', empty: '还没有订单' };

/** The order list's tabs; the place in this list is the number in the phone's address (`/orderpage/1`). */
export const tabs: readonly Tab[] = [
  all,
  { key: 'unpaid', label: '待付款', empty: '还没有待付款的订单' },
  { key: 'incomplete', label: '待完善', empty: '没有需要补充资料的订单' },
  { key: 'serving', label: '服务中', empty: '还没有服务中的订单' },
  { key: 'delivered', label: '待验收', empty: '还没有待验收的订单' },
  { key: 'review', label: '待评价', empty: '没有待评价的订单' },
  { key: 'refund', label: '退款售后', empty: '没有退款或售后订单' },
];

export type TabCounts = DataOf<'GET /user/get_wait_num'>;

/** Number on a tab; none on 全部. */
export function countOf(counts: TabCounts | undefined, key: OrderTab): number {
  return key === 'all' || !counts ? 0 : counts[key];
}

/** The tab of an address; 全部 for what is none. */
export function tabAt(place: string | undefined): Tab {
  return tabs[Number(place ?? 0)] ?? all;
}

/** The tab with this key; 全部 for what is none. */
export function tabOf(key: string | null): Tab {
  return tabs.find((tab) => tab.key === key) ?? all;
}
