import type { AppraiseSummary } from '@harbor/contract';
import { rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { ErrorBlock, InfiniteFeed, ListSkeleton, Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import { AppraiseItem } from '../../goods/AppraiseItem.mobile';
import { percent } from '../../goods/appraiseFilters';
import { appraiseFeed } from '../../goods/queries';
import { AppraiseFilter } from './AppraiseFilter';
import styles from './AppraiseSheet.mobile.module.css';

interface AppraiseSheetProps {
  goodsId: number;
  summary: AppraiseSummary;
  open: boolean;
  onClose: () => void;
}

/** All reviews: the spread over the stars, filters, and one page after the other. */
export function AppraiseSheet({ goodsId, summary, open, onClose }: AppraiseSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={`用户评价 ${summary.total}`}>
      <AppraiseList goodsId={goodsId} summary={summary} />
    </Sheet>
  );
}

function AppraiseList({ goodsId, summary }: Pick<AppraiseSheetProps, 'goodsId' | 'summary'>) {
  const [filter, setFilter] = useState('all');
  const reviews = useInfiniteQuery(appraiseFeed(goodsId, filter));
  const rows = rowsOf(reviews.data);
  return (
    <>
      <ul className={styles.bars} aria-label="各星级评价数">
        {summary.distribution.map((count, place) => (
          <li key={5 - place}>
            <span>{5 - place} 星</span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${percent(count, summary.total)}%` }} />
            </span>
            <span>{count}</span>
          </li>
        ))}
      </ul>
      <AppraiseFilter summary={summary} filter={filter} onChange={setFilter} />
      {reviews.isPending && <ListSkeleton rows={3} />}
      {reviews.isError && rows.length === 0 && (
        <ErrorBlock
          compact
          title="评价没有加载出来"
          error={reviews.error}
          onRetry={() => void reviews.refetch()}
        />
      )}
      {rows.length > 0 && (
        <InfiniteFeed query={reviews}>
          {rows.map((row) => (
            <AppraiseItem key={row.id} appraise={row} />
          ))}
        </InfiniteFeed>
      )}
    </>
  );
}
