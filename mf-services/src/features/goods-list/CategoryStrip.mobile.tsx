import type { Category } from '@harbor/contract';
import { useEffect, useRef } from 'react';
import { change, type GoodsFilters } from '../../goods/filters';
import marked from '../../parts/Marked.mobile.module.css';
import styles from './CategoryStrip.mobile.module.css';

interface CategoryStripProps {
  /** Undefined while loading: the strip keeps its height. */
  categories: Category[] | undefined;
  filters: GoodsFilters;
  onChange: (next: GoodsFilters) => void;
}

/** The categories as tabs that scroll sideways. */
export function CategoryStrip({ categories, filters, onChange }: CategoryStripProps) {
  const strip = useRef<HTMLElement>(null);
  const chosen = filters.category;

  useEffect(() => {
    if (!categories) return;
    // A page that is ready with its first commit is shown after its effects: until then nothing has a place.
    const frame = requestAnimationFrame(() => {
      const tab = strip.current?.querySelector(`[data-category="${chosen ?? 0}"]`);
      tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [categories, chosen]);

  return (
    <nav ref={strip} className={styles.strip} aria-label="服务分类">
      {[{ id: undefined, title: '全部' }, ...(categories ?? [])].map(({ id, title }) => (
        <button
          key={title}
          type="button"
          data-category={id ?? 0}
          className={chosen === id ? marked.on : undefined}
          aria-pressed={chosen === id}
          onClick={() => onChange(change(filters, { category: id }))}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
