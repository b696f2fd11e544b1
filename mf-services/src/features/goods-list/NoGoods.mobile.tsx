import { Link } from '@harbor/runtime';
import { Button, Empty, Panel } from '@harbor/ui/mobile';
import { useSupport } from '../support/useSupport';
import { change, cleared, type GoodsFilters, listPath } from './filters';
import styles from './NoGoods.mobile.module.css';

interface NoGoodsProps {
  filters: GoodsFilters;
  suggestions: string[];
  onChange: (next: GoodsFilters) => void;
}

export function NoGoods({ filters, suggestions, onChange }: NoGoodsProps) {
  const openSupport = useSupport();
  return (
    <Panel>
      <Empty
        title={filters.keyword ? `没有找到“${filters.keyword}”` : '没有符合条件的服务'}
        description="减少一个筛选条件，或请客服推荐"
        action={
          <>
            <Button kind="outline" onClick={() => onChange(cleared(filters))}>
              清除筛选
            </Button>
            <Button kind="soft" onClick={openSupport}>
              联系客服
            </Button>
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
