import type { Category } from '@harbor/contract';
import { change, type GoodsFilters } from '../../goods/filters';
import strip from '../../parts/Strip.mobile.module.css';
import { useTabInSight } from '../../parts/useTabInSight';

interface CategoryStripProps {
  /** Undefined while loading: the strip keeps its height. */
  categories: Category[] | undefined;
  filters: GoodsFilters;
  onChange: (next: GoodsFilters) => void;
}

/** The categories as tabs that scroll sideways. */
export function CategoryStrip({ categories, filters, onChange }: CategoryStripProps) {
  const chosen = filters.category;
  const place = useTabInSight(categories && (chosen ?? 0));
  return (
    <nav ref={place} className={strip.strip} aria-label="服务分类">
      {[{ id: undefined, title: '全部' }, ...(categories ?? [])].map(({ id, title }) => (
        <button
          key={title}
          type="button"
          data-tab={id ?? 0}
          className={chosen === id ? strip.on : undefined}
          aria-pressed={chosen === id}
          onClick={() => onChange(change(filters, { category: id }))}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
