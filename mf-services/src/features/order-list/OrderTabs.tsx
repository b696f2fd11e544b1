import { onPhone, Tabs } from '@harbor/ui/kit';
import { orderAddress } from './orderAddress';
import { countOf, type TabCounts, tabs } from './tabs';

interface OrderTabsProps {
  current: (typeof tabs)[number];
  counts: TabCounts | undefined;
  /** What the desktop's other tabs go on looking for. */
  keyword?: string;
}

/** The states of orders, each with the number of those that wait. */
export function OrderTabs({ current, counts, keyword = '' }: OrderTabsProps) {
  return (
    <Tabs
      alert
      label="订单分类"
      current={current.key}
      tabs={tabs.map((tab, place) => ({
        key: tab.key,
        label: tab.label,
        to: onPhone ? `/orderpage/${place}` : `/orderpage/?${orderAddress({ tab, keyword, page: 1 })}`,
        count: counts && countOf(counts, tab.key),
      }))}
    />
  );
}
