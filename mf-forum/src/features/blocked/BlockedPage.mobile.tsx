import { Link, usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, ErrorBlock, InfiniteFeed, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { PhoneOverlay } from '../overlay/PhoneOverlay.mobile';
import { BlockedRows } from './BlockedRows';
import { useBlocked } from './useBlocked';

/** The members that one has blocked, on the phone. */
export function BlockedPage() {
  const { list, people } = useBlocked();
  usePage({ title: '屏蔽的用户', ready: !list.isPending });
  return (
    <PhoneOverlay>
      <HiddenTitle>屏蔽的用户</HiddenTitle>
      {list.isPending ? <ListSkeleton /> : null}
      <Panel padding="none">
        {list.isError && people.length === 0 ? (
          <ErrorBlock title="名单没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
        ) : null}
        {list.isSuccess && people.length === 0 ? (
          <Empty title="没有屏蔽任何人" action={<Link to="/forumindex/">去论坛看看</Link>} />
        ) : null}
        {people.length > 0 ? (
          <InfiniteFeed query={list}>
            <BlockedRows people={people} />
          </InfiniteFeed>
        ) : null}
      </Panel>
    </PhoneOverlay>
  );
}

export default BlockedPage;
