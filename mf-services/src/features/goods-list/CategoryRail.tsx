import { Link } from '@harbor/runtime';
import { Bone } from '@harbor/ui';
import { change, type GoodsFilters, listPath } from '../../goods/filters';
import styles from './CategoryRail.module.css';
import type { Facets } from './FilterPanel';

interface CategoryRailProps {
  filters: GoodsFilters;
  categories: Facets['categories'] | undefined;
}

/** The categories as links, so that each has an address of its own. */
export function CategoryRail({ filters, categories }: CategoryRailProps) {
  const all = categories?.reduce((sum, one) => sum + one.count, 0);
  return (
    <nav aria-label="服务分类">
      <p className={styles.title}>服务分类</p>
      {categories ? (
        [{ id: undefined, title: '全部', count: all }, ...categories].map((one) => (
          <Link
            key={one.title}
            className={filters.category === one.id ? styles.on : styles.item}
            aria-current={filters.category === one.id ? 'page' : undefined}
            to={listPath(change(filters, { category: one.id }))}
          >
            <span>{one.title}</span>
            <span className={styles.count}>{one.count}</span>
          </Link>
        ))
      ) : (
        <div className={styles.bones}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
            <Bone key={n} height={16} width={n % 2 ? '80%' : '64%'} />
          ))}
        </div>
      )}
    </nav>
  );
}
