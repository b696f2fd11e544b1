import { Link, rowsOf, useInfiniteQuery, usePage, useSearchParams } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Tabs } from '@harbor/ui/kit';
import { Empty, ErrorBlock, InfiniteFeed, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { topicFeed } from './queries';
import { TopicRows } from './TopicRows';

/** All topics, on the phone. */
export function TopicsPage() {
  const sort = useSearchParams()[0].get('sort') === 'newest' ? 'newest' : 'hot';
  const list = useInfiniteQuery(topicFeed(sort));
  const topics = rowsOf(list.data);
  usePage({ ready: !list.isPending });
  return (
    <Panel>
      <HiddenTitle>全部话题</HiddenTitle>
      <Tabs
        bare
        label="排序"
        current={sort}
        tabs={[
          { key: 'hot', label: '最热', to: '/topic/' },
          { key: 'newest', label: '最新', to: '/topic/?sort=newest' },
        ]}
      />
      {list.isPending ? <ListSkeleton rows={6} /> : null}
      {list.error && !list.data ? (
        <ErrorBlock title="话题没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      {list.data && topics.length === 0 ? (
        <Empty title="还没有话题" action={<Link to="/sendpost">写一篇帖子，新建话题</Link>} />
      ) : null}
      {topics.length > 0 ? (
        <InfiniteFeed query={list}>
          <TopicRows topics={topics} />
        </InfiniteFeed>
      ) : null}
    </Panel>
  );
}

export default TopicsPage;
