import { Link } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Button } from 'antd';
import styles from '../members/MemberPage.module.css';
import type { OwnListProps } from './OwnList';

/** A list of one's own, on the desktop. */
export function OwnListPage({
  title,
  list,
  count,
  failed,
  empty,
  hint,
  onward,
  note,
  children,
  instead,
}: OwnListProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{title}</h1>
      <Panel padding="none">
        {instead ?? (
          <>
            {list.isPending ? <ListSkeleton rows={4} picture={false} /> : null}
            {list.isError && count === 0 ? (
              <ErrorBlock title={failed} error={list.error} onRetry={() => void list.refetch()} />
            ) : null}
            {list.isSuccess ? note : null}
            {list.isSuccess && count === 0 ? (
              <Empty
                title={empty}
                description={hint}
                action={onward ?? <Link to="/forumindex/">去论坛看看</Link>}
              />
            ) : null}
            {count > 0 ? children : null}
            {list.hasNextPage ? (
              <Button
                block
                type="text"
                loading={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                加载更多
              </Button>
            ) : null}
          </>
        )}
      </Panel>
    </div>
  );
}
