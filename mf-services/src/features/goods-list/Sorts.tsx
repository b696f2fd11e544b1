import { onPhone } from '@harbor/ui/kit';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { change, type GoodsFilters } from '../../goods/filters';
import { KeptFilters } from './KeptFilters';
import styles from './SortBar.module.css';

interface SortsProps {
  filters: GoodsFilters;
  onChange: (next: GoodsFilters) => void;
}

const sorts = [
  { key: 'default', label: '综合' },
  { key: 'sales', label: '销量' },
  { key: 'price', label: '价格' },
  { key: 'score', label: '评分' },
  { key: 'new', label: '新品' },
] as const;

/** A button for each order of the list; the price goes up and down. A form, so that they work without a script. */
export function Sorts({ filters, onChange }: SortsProps) {
  const rising = filters.sort === 'price_asc';
  const byPrice = rising || filters.sort === 'price_desc';
  const Arrow = rising ? ChevronUp : ChevronDown;
  return (
    <form className={styles.orders} action="/productservice/">
      {sorts.map(({ key, label }) => {
        const chosen = key === 'price' ? byPrice : filters.sort === key;
        const next = key === 'price' ? (rising ? 'price_desc' : 'price_asc') : key;
        const direction = rising ? '价格从低到高' : '价格从高到低';
        return (
          <button
            key={key}
            type="submit"
            name="sort"
            value={next}
            className={chosen ? styles.on : styles.sort}
            aria-pressed={chosen}
            aria-label={!onPhone && key === 'price' && byPrice ? direction : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChange(change(filters, { sort: next }));
            }}
          >
            {label}
            {key === 'price' && <Arrow size={14} aria-hidden />}
          </button>
        );
      })}
      <KeptFilters filters={{ ...filters, sort: 'default' }} />
    </form>
  );
}
