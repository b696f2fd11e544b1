import { Link, usePage } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Button } from 'antd';
import styles from '../members/MemberPage.module.css';
import { DesktopOverlay } from '../overlay/DesktopOverlay';
import { BlockedRows } from './BlockedRows';
import { useBlocked } from './useBlocked';

/** The members that one has blocked, on the desktop. */
export function BlockedPage() {
  const { list, people } = useBlocked();
  usePage({ title: '屏蔽的用户', ready: !list.isPending, crumbs: [{ title: '屏蔽的用户' }] });
  return (
    <DesktopOverlay>
      <div className={styles.page}>
        <h1 className={styles.title}>屏蔽的用户</h1>
        <Panel padding="none">
          {list.isPending ? <ListSkeleton rows={4} picture={false} /> : null}
          {list.isError && people.length === 0 ? (
            <ErrorBlock title="名单没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
          ) : null}
          {list.isSuccess && people.length === 0 ? (
            <Empty title="没有屏蔽任何人" action={<Link to="/forumindex/">去论坛看看</Link>} />
          ) : null}
          {people.length > 0 ? <BlockedRows people={people} /> : null}
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
        </Panel>
      </div>
    </DesktopOverlay>
  );
}

export default BlockedPage;
