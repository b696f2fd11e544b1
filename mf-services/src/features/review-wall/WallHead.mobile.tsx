import { Link } from '@harbor/runtime';
import { useEffect, useRef } from 'react';
import marked from '../../parts/Marked.mobile.module.css';
import { contents, type Wall, type WallFilters, wallPath } from './filters';
import styles from './WallPage.mobile.module.css';

interface WallHeadProps {
  filters: WallFilters;
  /** Undefined while loading: the strip keeps its height. */
  categories: Wall['categories'] | undefined;
}

/** Categories as tabs that scroll sideways, contents and stars as chips below. */
export function WallHead({ filters, categories = [] }: WallHeadProps) {
  const strip = useRef<HTMLElement>(null);
  const chosen = filters.category ?? 0;
  const known = categories.length > 0;
  useEffect(() => {
    if (!known) return;
    const tab = strip.current?.querySelector(`[data-category="${chosen}"]`);
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [known, chosen]);
  return (
    <div className={styles.head}>
      <nav ref={strip} className={styles.strip} aria-label="按服务分类">
        {[{ id: undefined, title: '全部' }, ...categories].map(({ id, title }) => (
          <Link
            key={title}
            replace
            data-category={id ?? 0}
            to={wallPath({ ...filters, category: id, page: 1 })}
            className={filters.category === id ? marked.on : undefined}
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
