import { Link } from '@harbor/runtime';
import { useEffect, useRef } from 'react';
import marked from '../../parts/Marked.mobile.module.css';
import styles from './OrderTabs.mobile.module.css';
import { countOf, type TabCounts, tabs } from './tabs';

interface OrderTabsProps {
  current: (typeof tabs)[number];
  counts: TabCounts | undefined;
}

export function OrderTabs({ current, counts }: OrderTabsProps) {
  const strip = useRef<HTMLElement>(null);
  const counted = counts !== undefined;
  // The numbers make the tabs wider: once they are there, the current one is brought into sight again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they move the tab without being read
  useEffect(() => {
    const tab = strip.current?.querySelector(`[data-tab="${current.key}"]`);
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current.key, counted]);
  return (
    <nav ref={strip} className={styles.tabs} aria-label="订单分类">
      {tabs.map((tab, place) => {
        const count = countOf(counts, tab.key);
        return (
          <Link
            key={tab.key}
            data-tab={tab.key}
            to={`/orderpage/${place}`}
            replace
            className={tab.key === current.key ? marked.on : undefined}
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
