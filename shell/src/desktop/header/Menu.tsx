import { Link, onlyLive, useCurrentRoute } from '@harbor/runtime';
import { menuItems } from '../../menu/items';
import styles from './Menu.module.css';

/** Those of the eight items that a live release offers; the one of the present page is underlined. */
export function Menu() {
  const route = useCurrentRoute()?.route;
  const current = route?.menu ?? menuItems.find(({ path }) => path === route?.path)?.number;
  return (
    <nav className={styles.menu} aria-label="主菜单">
      {onlyLive(menuItems).map(({ number, title, path, newTab }) => (
        <Link
          key={number}
          to={path}
          className={styles.item}
          aria-current={number === current ? 'page' : undefined}
          {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
