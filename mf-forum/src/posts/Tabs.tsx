import { Link } from '@harbor/runtime';
import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  items: { key: string; title: string; to: string; count?: number }[];
  current: string;
}

/** Views of one list, as links: each has an address. */
export function Tabs({ label, items, current }: TabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {items.map(({ key, title, to, count }) => (
        <Link
          key={key}
          to={to}
          replace
          className={key === current ? styles.on : styles.tab}
          aria-current={key === current ? 'page' : undefined}
        >
          {title}
          {count ? <span className={styles.count}>{count}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
