import { isLive, Link, useBreadcrumb } from '@harbor/runtime';
import styles from './Breadcrumb.module.css';

/** The 40 px row that says where one is; not on the home page. */
export function Breadcrumb() {
  const crumbs = useBreadcrumb();
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.row} aria-label="面包屑">
      <ol className={styles.list}>
        {crumbs.map(({ title, path }, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={`${index}:${title}`} className={last ? styles.last : styles.crumb}>
              {path && !last && isLive(path) ? (
                <Link to={path} className={styles.link}>
                  {title}
                </Link>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{title}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
