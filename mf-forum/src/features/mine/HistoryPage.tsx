import { Link, usePage } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, NoAccess, Panel } from '@harbor/ui/desktop';
import { Button } from 'antd';
import styles from '../members/MemberPage.module.css';
import { DesktopOverlay } from '../overlay/DesktopOverlay';
import { HistoryBody } from './HistoryBody';
import { useHistory } from './useHistory';

/** What one has read, on the desktop. */
export function HistoryPage() {
  const history = useHistory();
  const { list, posts, loggedIn } = history;
  usePage({
    title: '浏览历史',
    ready: !loggedIn || !list.isPending,
    crumbs: [{ title: '浏览历史' }],
  });
  return (
    <DesktopOverlay>
      <div className={styles.page}>
        <h1 className={styles.title}>浏览历史</h1>
        <Panel padding="none">
          {loggedIn ? null : (
            <NoAccess title="登录后可以看到您的浏览历史" action={<Link to="/login">去登录</Link>} />
          )}
          {loggedIn && list.isPending ? <ListSkeleton rows={4} picture={false} /> : null}
          {list.isError && posts.length === 0 ? (
            <ErrorBlock title="浏览历史没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
          ) : null}
          {list.isSuccess ? <HistoryBody history={history} /> : null}
          {list.isSuccess && posts.length === 0 ? (
            <Empty title="还没有浏览过帖子" action={<Link to="/forumindex/">去论坛看看</Link>} />
          ) : null}
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

export default HistoryPage;
