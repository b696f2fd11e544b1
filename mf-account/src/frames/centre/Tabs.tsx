import { Link } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import { useEffect, useRef } from 'react';
import styles from './Tabs.module.css';

export interface Tab {
  key: string;
  label: string;
  /** Where it leads; tabs live in the address. */
  to: string;
  /** Behind the label; undefined while unknown, nothing is shown for 0. */
  count?: number;
}

export interface TabsProps {
  label: string;
  current: string;
  tabs: readonly Tab[];
}

/** The parts of a page as links: reload, sharing and going back all bring the same part. The phone's scroll sideways. */
export function Tabs({ label, current, tabs }: TabsProps) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = strip.current?.querySelector(`[data-tab="${current}"]`);
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={strip} className={onPhone ? styles.strip : styles.line} aria-label={label}>
      {tabs.map(({ key, label: text, to, count }) => (
        <Link
          key={key}
          data-tab={key}
          to={to}
          replace={onPhone}
          className={key === current ? `${styles.tab} ${styles.on}` : styles.tab}
          aria-current={key === current ? 'page' : undefined}
        >
          {text}
          {count ? <small className={styles.count}>{count}</small> : null}
        </Link>
      ))}
    </nav>
  );
}
