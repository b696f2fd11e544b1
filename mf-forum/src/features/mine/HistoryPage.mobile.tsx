import { Link, usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, ErrorBlock, InfiniteFeed, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { PhoneOverlay } from '../overlay/PhoneOverlay.mobile';
import { HistoryBody } from './HistoryBody';
import { useHistory } from './useHistory';

/** What one has read, on the phone. */
export function HistoryPage() {
  const history = useHistory();
  const { list, posts } = history;
  usePage({ title: '浏览历史', ready: !list.isPending });
  return (
    <PhoneOverlay>
      <HiddenTitle>浏览历史</HiddenTitle>
      {list.isPending ? <ListSkeleton /> : null}
      <Panel padding="none">
        {list.isError && posts.length === 0 ? (
          <ErrorBlock title="浏览历史没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
        ) : null}
        {list.isSuccess && posts.length === 0 ? (
          <Empty title="还没有浏览过帖子" action={<Link to="/forumindex/">去论坛看看</Link>} />
        ) : null}
        {posts.length > 0 ? (
          <InfiniteFeed query={list}>
            <HistoryBody history={history} phone />
          </InfiniteFeed>
        ) : null}
      </Panel>
    </PhoneOverlay>
  );
}

export default HistoryPage;
