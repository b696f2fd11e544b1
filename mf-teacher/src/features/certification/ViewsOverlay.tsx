import { rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button, Empty, ErrorBlock, ListSkeleton, Overlay } from '@harbor/ui/kit';
import styles from './Parts.module.css';
import { evidenceViews } from './queries';

interface ViewsOverlayProps {
  open: boolean;
  onClose: () => void;
}

/** Who looked at one's evidence, when and why. */
export function ViewsOverlay({ open, onClose }: ViewsOverlayProps) {
  const feed = useInfiniteQuery({ ...evidenceViews(), enabled: open });
  const rows = rowsOf(feed.data);
  return (
    <Overlay open={open} onClose={onClose} title="谁看过我的证件">
      {feed.isPending ? <ListSkeleton rows={3} picture={false} /> : null}
      {feed.isError && rows.length === 0 ? (
        <ErrorBlock title="打开记录没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
      ) : null}
      {feed.isSuccess && rows.length === 0 ? <Empty title="还没有人打开过" /> : null}
      <ol className={styles.life}>
        {rows.map(({ id, who, what, why, at }) => (
          <li key={id}>
            <b>{who}</b> {what}
            <p className={styles.small}>
              {formatTime(at)}
              {why ? ` · ${why}` : ''}
            </p>
          </li>
        ))}
      </ol>
      {feed.hasNextPage ? (
        <Button loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
          更早的记录
        </Button>
      ) : null}
    </Overlay>
  );
}
