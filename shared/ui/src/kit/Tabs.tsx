import { isLogin, Link, navigateLoggedIn } from '@harbor/runtime';
import type { MouseEvent } from 'react';
import { onPhone } from './platform';
import styles from './Tabs.module.css';
import { useCurrentInSight } from './useCurrentInSight';

export interface Tab {
  key: string;
  label: string;
  /** Where it leads; tabs live in the address. */
  to: string;
  /** Behind the label; undefined while unknown, nothing is shown for 0. */
  count?: number;
  /** What is there is one's own, on a page that everybody reads. */
  own?: boolean;
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

/** Visitors go to what is their own by way of the login: its guard would send them home. */
function goOwn(event: MouseEvent, to: string): void {
  if (isLogin()) return;
  event.preventDefault();
  navigateLoggedIn(to);
}

/** The parts of a page as links: reload, sharing and going back all bring the same part. The phone's scroll sideways. */
export function Tabs({ label, current, tabs, bare = false, alert = false }: TabsProps) {
  // Numbers make the tabs wider: once they are there, the current one is brought into sight again.
  const strip = useCurrentInSight(
    current,
    tabs.some(({ count }) => count !== undefined),
  );
  return (
    <nav ref={strip} className={bare ? styles.bare : styles.line} aria-label={label}>
      {tabs.map(({ key, label: text, to, count, own = false }) => (
        <Link
          key={key}
          data-tab={key}
          to={to}
          replace={onPhone || bare}
          onClick={own ? (event) => goOwn(event, to) : undefined}
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
