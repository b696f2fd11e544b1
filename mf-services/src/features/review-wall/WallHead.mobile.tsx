import { Link } from '@harbor/runtime';
import strip from '../../parts/Strip.mobile.module.css';
import { useTabInSight } from '../../parts/useTabInSight';
import { contents, type Wall, type WallFilters, wallPath } from './filters';
import styles from './WallPage.mobile.module.css';

interface WallHeadProps {
  filters: WallFilters;
  /** Undefined while loading: the strip keeps its height. */
  categories: Wall['categories'] | undefined;
}

/** Categories as tabs that scroll sideways, contents and stars as chips below. */
export function WallHead({ filters, categories = [] }: WallHeadProps) {
  const place = useTabInSight(categories.length > 0 ? (filters.category ?? 0) : undefined);
  return (
    <div className={styles.head}>
      <nav ref={place} className={strip.strip} aria-label="按服务分类">
        {[{ id: undefined, title: '全部' }, ...categories].map(({ id, title }) => (
          <Link
            key={title}
            replace
            data-tab={id ?? 0}
            to={wallPath({ ...filters, category: id, page: 1 })}
            className={filters.category === id ? strip.on : undefined}
            aria-current={filters.category === id ? 'true' : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <nav className={styles.chips} aria-label="按评价内容">
        {filters.stars && (
          <Link replace className={styles.on} to={wallPath({ ...filters, stars: undefined, page: 1 })}>
            {filters.stars} 星 <span aria-hidden="true">×</span>
          </Link>
        )}
        {contents.map(({ key, label }) => (
          <Link
            key={key}
            replace
            to={wallPath({ ...filters, content: key, page: 1 })}
            className={filters.content === key ? styles.on : undefined}
            aria-current={filters.content === key ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
