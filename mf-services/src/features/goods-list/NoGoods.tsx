import { Link } from '@harbor/runtime';
import { Button, Empty, onPhone, Panel } from '@harbor/ui/kit';
import { X } from 'lucide-react';
import {
  change,
  chosenFilters,
  cleared,
  type GoodsFilters,
  listPath,
  noGoodsWords,
} from '../../goods/filters';
import { SupportButton } from '../../support/SupportButton';
import styles from './NoGoods.module.css';

interface NoGoodsProps {
  filters: GoodsFilters;
  categoryTitle: string;
  /** Words that would find something. */
  suggestions: string[];
  onChange: (next: GoodsFilters) => void;
}

/** Nothing fits: filters can be taken away, on the phone one by one too; other words and support lead on. */
export function NoGoods({ filters, categoryTitle, suggestions, onChange }: NoGoodsProps) {
  const chosen = chosenFilters(filters, categoryTitle);
  const { advice, clear } = noGoodsWords(chosen, filters);
  return (
    <Panel>
      <Empty
        title={filters.keyword ? `没有找到“${filters.keyword}”` : '没有符合条件的服务'}
        description={`${advice}，或${onPhone ? '请客服推荐' : '把稿件类型和截止日期告诉客服'}`}
        action={
          <>
            <Button kind={onPhone ? 'outline' : 'primary'} onClick={() => onChange(cleared(filters))}>
              {clear}
            </Button>
            <SupportButton kind={onPhone ? 'soft' : 'outline'}>联系客服</SupportButton>
          </>
        }
      />
      {onPhone && chosen.length > 1 && (
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
