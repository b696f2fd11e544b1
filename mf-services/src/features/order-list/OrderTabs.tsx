import { Link } from '@harbor/runtime';
import tabStyles from '../../parts/Tabs.module.css';
import styles from './OrderTabs.module.css';
import { orderAddress } from './orderAddress';
import { countOf, type TabCounts, tabs } from './tabs';

interface OrderTabsProps {
  current: (typeof tabs)[number];
  counts: TabCounts | undefined;
  keyword: string;
}

export function OrderTabs({ current, counts, keyword }: OrderTabsProps) {
  return (
    <nav className={`${tabStyles.tabs} ${tabStyles.card} ${styles.tabs}`} aria-label="订单分类">
      {tabs.map((tab) => {
        const count = countOf(counts, tab.key);
        return (
          <Link
            key={tab.key}
            to={`/orderpage/?${orderAddress({ tab, keyword, page: 1 })}`}
            className={tab.key === current.key ? tabStyles.on : undefined}
            aria-current={tab.key === current.key ? 'page' : undefined}
          >
            {tab.label}
            {count > 0 && <small>{count}</small>}
          </Link>
        );
      })}
    </nav>
  );
}
