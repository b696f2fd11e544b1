import { Link } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/kit';
import styles from '../../own-list/Rows.module.css';
import { DraftRows } from './DraftRows';
import { useDrafts } from './useDrafts';

/** One's drafts with how many there may be. */
export function DraftList() {
  const { list, drafts, limit, remove } = useDrafts();
  if (list.isPending) return <ListSkeleton rows={4} />;
  return (
    <Panel padding="none">
      {list.isError && drafts.length === 0 ? (
        <ErrorBlock title="草稿没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      {list.isSuccess && drafts.length === 0 ? (
        <Empty title="还没有草稿" action={<Link to="/sendpost">写一篇帖子</Link>} />
      ) : null}
      {drafts.length > 0 ? (
        <p className={styles.note}>
          共 {list.data?.pages[0]?.total ?? drafts.length} 篇，最多保存 {limit} 篇
        </p>
      ) : null}
      <DraftRows drafts={drafts} remove={remove} />
      {list.hasNextPage ? (
        <p className={styles.note}>
          <button
            type="button"
            className={styles.go}
            disabled={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            加载更多
          </button>
        </p>
      ) : null}
    </Panel>
  );
}
