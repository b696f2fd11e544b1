import { Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, ErrorBlock, Panel, PullToRefresh } from '@harbor/ui/mobile';
import styles from '../posts/ListPage.mobile.module.css';
import { PostsFeed } from '../posts/PostsFeed.mobile';
import { topicPosts, topicQuery, useListFeed } from '../posts/source';
import { Tabs } from '../posts/Tabs';
import { useForumPlace } from '../posts/useForumPlace';
import { useSort } from '../posts/useSort';

/** A topic with its posts, on the phone. */
export function TopicPage() {
  const id = Number(useParams().id);
  const { sort, tabs } = useSort(`/topicdetail/${id}/`);
  const about = useQuery(topicQuery(id, 'hot', 1));
  const feed = useListFeed(topicPosts(id, sort));
  const { topic } = about.data ?? {};
  const ready = !about.isPending && !feed.isPending;
  const title = topic ? `# ${topic.title}` : '话题详情';
  usePage({ title, description: topic?.description, ready });
  useForumPlace(ready);
  if (about.error && !about.data)
    return (
      <Panel>
        <ErrorBlock
          title="话题没有加载出来"
          error={about.error}
          onRetry={() => void about.refetch()}
          action={<Link to="/topic/">全部话题</Link>}
        />
      </Panel>
    );
  return (
    <div className={styles.page}>
      <HiddenTitle>{title}</HiddenTitle>
      <header className={styles.head}>
        <p>{topic ? topic.description || `共 ${topic.post_count} 篇帖子` : ' '}</p>
        <Tabs label="排序" current={sort} items={tabs} />
      </header>
      <PullToRefresh onRefresh={() => feed.refetch()}>
        <PostsFeed
          feed={feed}
          empty={<Empty title="这个话题还没有帖子" action={<Link to="/sendpost">写第一篇</Link>} />}
        />
      </PullToRefresh>
    </div>
  );
}

export default TopicPage;
