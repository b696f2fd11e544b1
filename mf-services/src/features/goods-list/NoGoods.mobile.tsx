import { Link } from '@harbor/runtime';
import { Button, Empty, Panel } from '@harbor/ui/mobile';
import { X } from 'lucide-react';
import {
  change,
  chosenFilters,
  cleared,
  type GoodsFilters,
  listPath,
  noGoodsWords,
} from '../../goods/filters';
import { useSupport } from '../../support/useSupport';
import styles from './NoGoods.mobile.module.css';

interface NoGoodsProps {
  filters: GoodsFilters;
  categoryTitle: string;
  /** Words that would find something. */
  suggestions: string[];
  onChange: (next: GoodsFilters) => void;
}

/** Nothing fits: each filter can be taken away alone, or all at once; other words and support lead on. */
export function NoGoods({ filters, categoryTitle, suggestions, onChange }: NoGoodsProps) {
  const openSupport = useSupport();
  const chosen = chosenFilters(filters, categoryTitle);
  const { advice, clear } = noGoodsWords(chosen, filters);
  return (
    <Panel>
      <Empty
        title={filters.keyword ? `没有找到“${filters.keyword}”` : '没有符合条件的服务'}
        description={`${advice}，或请客服推荐`}
        action={
          <>
            <Button kind="outline" onClick={() => onChange(cleared(filters))}>
              {clear}
            </Button>
            <Button kind="soft" onClick={openSupport}>
              联系客服
            </Button>
          </>
        }
      />
      {chosen.length > 1 && (
        <p className={styles.chosen}>
          {chosen.map(({ label, without }) => (
            <button
              key={label}
              type="button"
              aria-label={`去掉筛选：${label}`}
              onClick={() => onChange(without)}
            >
              {label}
              <X size={13} aria-hidden />
            </button>
          ))}
        </p>
      )}
      {suggestions.length > 0 && (
        <p className={styles.suggestions}>
          试试：
          {suggestions.map((word) => (
            <Link key={word} to={listPath(change(cleared(filters), { keyword: word }))}>
              {word}
            </Link>
          ))}
        </p>
      )}
    </Panel>
  );
}
