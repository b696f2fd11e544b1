import type { Category } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { change, type GoodsFilters, listPath } from '../../goods/filters';
import strip from '../../parts/Strip.mobile.module.css';
import { useTabInSight } from '../../parts/useTabInSight';

interface CategoryStripProps {
  /** Undefined while loading: the strip keeps its height. */
  categories: Category[] | undefined;
  filters: GoodsFilters;
}

/** The categories as tabs that scroll sideways; links, so that each has an address of its own. */
export function CategoryStrip({ categories, filters }: CategoryStripProps) {
  const chosen = filters.category;
  const place = useTabInSight(categories && (chosen ?? 0));
  return (
    <nav ref={place} className={strip.strip} aria-label="服务分类">
      {[{ id: undefined, title: '全部' }, ...(categories ?? [])].map(({ id, title }) => (
        <Link
          key={title}
          data-tab={id ?? 0}
          className={chosen === id ? strip.on : undefined}
          aria-current={chosen === id ? 'page' : undefined}
          to={listPath(change(filters, { category: id }))}
        >
          {title}
        </Link>
      ))}
    </nav>
  );
}
