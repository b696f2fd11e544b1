import { Link } from '@harbor/runtime';
import { Bone } from '@harbor/ui';
import { contents, type Wall, type WallFilters, wallPath } from './filters';
import styles from './WallPage.module.css';

interface WallFilterRowsProps {
  filters: WallFilters;
  /** Undefined while loading: the rows keep their height. */
  wall: Wall | undefined;
}

/** Categories and contents as links: they can be shared and read by search engines. */
export function WallFilterRows({ filters, wall }: WallFilterRowsProps) {
  if (!wall) return <Bone height={70} />;
  const all = wall.categories.reduce((sum, { count }) => sum + count, 0);
  const categories = [{ id: undefined, title: '全部', count: all }, ...wall.categories];
  return (
    <>
      <div className={styles.row}>
        <span>分类</span>
        <nav className={styles.chips} aria-label="按服务分类">
          {categories.map(({ id, title, count }) => (
            <Link
              key={title}
              to={wallPath({ ...filters, category: id, page: 1 })}
              className={filters.category === id ? styles.on : undefined}
              aria-current={filters.category === id ? 'true' : undefined}
            >
              {title} <small>{count}</small>
            </Link>
          ))}
        </nav>
      </div>
      <div className={styles.row}>
        <span>内容</span>
        <nav className={styles.chips} aria-label="按评价内容">
          {contents.map(({ key, label, count }) => (
            <Link
              key={key}
              to={wallPath({ ...filters, content: key, page: 1 })}
              className={filters.content === key ? styles.on : undefined}
              aria-current={filters.content === key ? 'true' : undefined}
            >
              {label} {!filters.stars && <small>{count(wall.summary)}</small>}
            </Link>
          ))}
          {filters.stars && (
            <Link className={styles.on} to={wallPath({ ...filters, stars: undefined, page: 1 })}>
              {filters.stars} 星 <span aria-hidden="true">×</span>
            </Link>
          )}
        </nav>
      </div>
    </>
  );
}
