import type { AppraiseSummary } from '@harbor/contract';
import { rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton } from '@harbor/ui/desktop';
import { Button } from 'antd';
import { useState } from 'react';
import { AppraiseItem } from '../../goods/AppraiseItem';
import { appraiseFeed } from '../../goods/queries';
import { AppraiseChart } from './AppraiseChart';
import { AppraiseFilter } from './AppraiseFilter';
import styles from './Appraises.module.css';

interface AppraisesProps {
  goodsId: number;
  summary: AppraiseSummary;
}

const few = 4;

/** Reviews: how the stars are spread, filters, and the reviews page after page. */
export function Appraises({ goodsId, summary }: AppraisesProps) {
  const [filter, setFilter] = useState('all');
  const [all, setAll] = useState(false);
  const reviews = useInfiniteQuery(appraiseFeed(goodsId, filter));
  const rows = rowsOf(reviews.data);
  const total = reviews.data?.pages[0]?.total ?? 0;
  if (summary.total === 0) {
    return (
      <>
        <h2 className={styles.title}>用户评价</h2>
        <p className={styles.none}>还没有评价。完成服务的用户可以在订单里评价。</p>
      </>
    );
  }
  return (
    <>
      <h2 className={styles.title}>用户评价</h2>
      <AppraiseChart summary={summary} />
      <AppraiseFilter summary={summary} filter={filter} onChange={setFilter} />
      {reviews.isPending && <ListSkeleton rows={3} picture={false} />}
      {reviews.isError && (
        <ErrorBlock
          compact
          title="评价没有加载出来"
          error={reviews.error}
          onRetry={() => reviews.refetch()}
        />
      )}
      {rows.slice(0, all ? undefined : few).map((row) => (
        <AppraiseItem key={row.id} appraise={row} />
      ))}
      {!all && rows.length > few && (
        <p className={styles.more}>
          <Button type="text" onClick={() => setAll(true)}>
            查看全部 {total} 条评价
          </Button>
        </p>
      )}
      {all && reviews.hasNextPage && (
        <p className={styles.more}>
          <Button
            type="text"
            loading={reviews.isFetchingNextPage}
            onClick={() => void reviews.fetchNextPage()}
          >
            查看更多评价（已显示 {rows.length} / {total} 条）
          </Button>
        </p>
      )}
    </>
  );
}
