import { Link } from '@harbor/runtime';
import { Empty, Panel } from '@harbor/ui/desktop';
import { Button } from 'antd';
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
  /** Words that would find something. */
  suggestions: string[];
  onChange: (next: GoodsFilters) => void;
}

export function NoGoods({ filters, suggestions, onChange }: NoGoodsProps) {
  const { advice, clear } = noGoodsWords(chosenFilters(filters, ''), filters);
  return (
    <Panel>
      <Empty
        title={filters.keyword ? `没有找到“${filters.keyword}”` : '没有符合条件的服务'}
        description={`${advice}，或把稿件类型和截止日期告诉客服`}
        action={
          <>
            <Button type="primary" onClick={() => onChange(cleared(filters))}>
              {clear}
            </Button>
            <SupportButton>联系客服</SupportButton>
          </>
        }
      />
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
