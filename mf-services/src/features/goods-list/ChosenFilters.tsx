import { X } from 'lucide-react';
import { chosenFilters, cleared, type GoodsFilters } from '../../goods/filters';
import styles from './ChosenFilters.module.css';

interface ChosenFiltersProps {
  filters: GoodsFilters;
  /** Undefined while counting, null where that failed. */
  total: number | undefined | null;
  categoryTitle: string;
  onChange: (next: GoodsFilters) => void;
}

/** How many there are, and every chosen filter as a chip that takes it away. */
export function ChosenFilters({ filters, total, categoryTitle, onChange }: ChosenFiltersProps) {
  const chosen = chosenFilters(filters, categoryTitle);
  return (
    <div className={styles.row}>
      <span className={styles.total} role="status">
        {total === undefined ? '正在查找' : total === null ? '暂时没有查到' : `共 ${total} 项`}
      </span>
      {chosen.map(({ label, without }) => (
        <button
          key={label}
          type="button"
          className={styles.chip}
          aria-label={`去掉筛选：${label}`}
          onClick={() => onChange(without)}
        >
          {label}
          <X size={13} aria-hidden />
        </button>
      ))}
      {chosen.length > 0 && (
        <button type="button" className={styles.clear} onClick={() => onChange(cleared(filters))}>
          清除筛选
        </button>
      )}
    </div>
  );
}
