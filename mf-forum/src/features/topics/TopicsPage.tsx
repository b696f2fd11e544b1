import { Link, rowsOf, useInfiniteQuery, usePage, useSearchParams } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Tabs } from '@harbor/ui/kit';
import { Button } from 'antd';
import { TitledPage } from '../../frame/TitledPage';
import { topicFeed } from './queries';
import { TopicRows } from './TopicRows';
import styles from './TopicsPage.module.css';

/** All topics, on the desktop. */
export function TopicsPage() {
  const sort = useSearchParams()[0].get('sort') === 'newest' ? 'newest' : 'hot';
  const list = useInfiniteQuery(topicFeed(sort));
  const topics = rowsOf(list.data);
  usePage({ ready: !list.isPending });
  return (
    <TitledPage title="全部话题">
      <Panel>
        <Tabs
          bare
          label="排序"
          current={sort}
          tabs={[
            { key: 'hot', label: '最热', to: '/topic/' },
            { key: 'newest', label: '最新', to: '/topic/?sort=newest' },
          ]}
        />
        {list.isPending ? <ListSkeleton rows={6} picture={false} /> : null}
        {list.error && !list.data ? (
          <ErrorBlock title="话题没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
        ) : null}
        {list.data && topics.length === 0 ? (
          <Empty title="还没有话题" action={<Link to="/sendpost">写一篇帖子，新建话题</Link>} />
        ) : null}
        <TopicRows topics={topics} />
        {list.hasNextPage ? (
          <div className={styles.more}>
            <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              加载更多
            </Button>
          </div>
        ) : null}
      </Panel>
    </TitledPage>
  );
}

export default TopicsPage;
