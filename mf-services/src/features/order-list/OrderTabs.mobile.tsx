import { Link } from '@harbor/runtime';
import strip from '../../parts/Strip.mobile.module.css';
import { useTabInSight } from '../../parts/useTabInSight';
import styles from './OrderTabs.mobile.module.css';
import { countOf, type TabCounts, tabs } from './tabs';

interface OrderTabsProps {
  current: (typeof tabs)[number];
  counts: TabCounts | undefined;
}

export function OrderTabs({ current, counts }: OrderTabsProps) {
  // The numbers make the tabs wider: once they are there, the current one is brought into sight again.
  const place = useTabInSight(current.key, counts !== undefined);
  return (
    <nav ref={place} className={`${strip.strip} ${styles.tabs}`} aria-label="订单分类">
      {tabs.map((tab, n) => {
        const count = countOf(counts, tab.key);
        return (
          <Link
            key={tab.key}
            data-tab={tab.key}
            to={`/orderpage/${n}`}
            replace
            className={tab.key === current.key ? strip.on : undefined}
            aria-current={tab.key === current.key ? 'page' : undefined}
          >
            {tab.label}
            {count > 0 && <span>{count}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
