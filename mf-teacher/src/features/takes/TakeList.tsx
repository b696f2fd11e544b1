import { Link, rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { formatFen, formatTime } from '@harbor/ui';
import { Button, Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/kit';
import { Tag } from '@harbor/ui/tag';
import { takePath } from '../../platform/paths';
import { type TakeColumn, takeRows } from './queries';
import styles from './TakeList.module.css';

/** Takes of one kind as a list, with what comes next and what they bring. */
export function TakeList({ column }: { column: TakeColumn }) {
  const feed = useInfiniteQuery(takeRows(column));
  const rows = rowsOf(feed.data);
  if (feed.isPending) return <ListSkeleton rows={5} picture={false} />;
  if (feed.isError && rows.length === 0)
    return (
      <Panel>
        <ErrorBlock title="我的接单没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
      </Panel>
    );
  if (rows.length === 0)
    return (
      <Panel>
        <Empty title="这里还没有接单" description="在大厅接下需求后，会显示在这里。" />
      </Panel>
    );
  return (
    <>
      <ul className={styles.list}>
        {rows.map((take) => (
          <li key={take.take_id} className={take.pressing ? styles.pressing : styles.row}>
            <div className={styles.main}>
              <Link to={takePath(take.id)}>{take.title}</Link>
              <p>
                {take.hint}
                {take.order_no ? ` · 订单 ${take.order_no}` : ''}
              </p>
            </div>
            <Tag tone={take.pressing ? 'alert' : 'accent'}>{take.status_text}</Tag>
            <span className={styles.due}>{take.due_at ? `${formatTime(take.due_at).slice(5)} 前` : ''}</span>
            <b className={styles.net}>¥{formatFen(take.net_fen, { trim: true })}</b>
          </li>
        ))}
      </ul>
      {feed.hasNextPage ? (
        <Button loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
          {feed.isFetchNextPageError ? '加载失败，重试' : '加载更多'}
        </Button>
      ) : null}
    </>
  );
}
