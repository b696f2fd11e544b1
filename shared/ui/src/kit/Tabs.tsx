import { Link } from '@harbor/runtime';
import { useEffect, useRef } from 'react';
import { onPhone } from './platform';
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
  /** Within a head or a card that has its own edge; going back leaves the page. */
  bare?: boolean;
  /** Its numbers wait for somebody. */
  alert?: boolean;
}

/** Moves the strip alone: `scrollIntoView` would move the page too, and take people from the place that they came back to. */
function bringIntoSight(strip: HTMLElement, tab: Element): void {
  const [around, inside] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()];
  strip.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2);
}

/** The parts of a page as links: reload, sharing and going back all bring the same part. The phone's scroll sideways. */
export function Tabs({ label, current, tabs, bare = false, alert = false }: TabsProps) {
  const strip = useRef<HTMLElement>(null);
  // Numbers make the tabs wider: once they are there, the current one is brought into sight again.
  const counted = tabs.some(({ count }) => count !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers move the tab without being read
  useEffect(() => {
    // A page that is ready with its first commit is shown after its effects: until then nothing has a place.
    const frame = requestAnimationFrame(() => {
      const tab = strip.current?.querySelector(`[data-tab="${current}"]`);
      if (strip.current && tab) bringIntoSight(strip.current, tab);
    });
    return () => cancelAnimationFrame(frame);
  }, [current, counted]);
  return (
    <nav ref={strip} className={bare ? styles.bare : styles.line} aria-label={label}>
      {tabs.map(({ key, label: text, to, count }) => (
        <Link
          key={key}
          data-tab={key}
          to={to}
          replace={onPhone || bare}
          className={key === current ? `${styles.tab} ${styles.on}` : styles.tab}
          aria-current={key === current ? 'page' : undefined}
        >
          {text}
          {count ? <small className={alert ? styles.alert : styles.count}>{count}</small> : null}
        </Link>
      ))}
    </nav>
  );
}
