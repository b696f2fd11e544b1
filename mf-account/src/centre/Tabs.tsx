import { Link } from '@harbor/runtime';
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
  /** `line` for the desktop's white strip, `strip` for the phone's, which scrolls sideways. */
  form: 'line' | 'strip';
}

/** The parts of a page as links: reload, sharing and going back all bring the same part. */
export function Tabs({ label, current, tabs, form }: TabsProps) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = strip.current?.querySelector(`[data-tab="${current}"]`);
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={strip} className={styles[form]} aria-label={label}>
      {tabs.map(({ key, label: text, to, count }) => (
        <Link
          key={key}
          data-tab={key}
          to={to}
          replace={form === 'strip'}
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
