import { rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { Button, ErrorBlock, ListSkeleton } from '@harbor/ui/kit';
import styles from './Credit.module.css';
import { ownCredit } from './queries';

/** What moved one's own credit, the latest first. */
export function Credit() {
  const feed = useInfiniteQuery(ownCredit());
  const events = rowsOf(feed.data);
  const first = feed.data?.pages[0];
  if (feed.isPending) return <ListSkeleton />;
  if (!first)
    return <ErrorBlock title="记录没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />;
  return (
    <>
      <p className={styles.said}>
        起点 {first.start} 分，加上近 {first.months} 个月的各项，现在 {first.credit} 分。
      </p>
      {events.length === 0 ? <p className={styles.said}>还没有记录。</p> : null}
      <ul className={styles.list}>
        {events.map(({ id, points, reason, note, at }) => (
          <li key={id}>
            <b className={points > 0 ? styles.up : styles.down}>{points > 0 ? `+${points}` : points}</b>
            <span>
              {reason}
              {note ? `：${note}` : ''}
            </span>
            <time>{at.slice(0, 10)}</time>
          </li>
        ))}
      </ul>
      {feed.hasNextPage ? (
        <Button loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
          更早的记录
        </Button>
      ) : null}
    </>
  );
}
