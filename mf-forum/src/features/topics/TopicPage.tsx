import { Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { Bone } from '@harbor/ui';
import { Empty, ErrorBlock, Panel } from '@harbor/ui/desktop';
import styles from '../categories/CategoryPage.module.css';
import { PostsPanel } from '../posts/PostsPanel';
import { topicPosts, topicQuery, useListPage } from '../posts/source';
import { Tabs } from '../posts/Tabs';
import { useForumPlace } from '../posts/useForumPlace';
import { useSort } from '../posts/useSort';

/** A topic with its posts, on the desktop. */
export function TopicPage() {
  const id = Number(useParams().id);
  const { sort, page, to, tabs } = useSort(`/topicdetail/${id}/`);
  const about = useQuery(topicQuery(id, 'hot', 1));
  const list = useListPage(topicPosts(id, sort), page);
  const { topic, related = [] } = about.data ?? {};
  const ready = !about.isPending && !list.isPending;
  usePage({
    title: topic && `#${topic.title}`,
    description: topic?.description,
    ready,
    crumbs: [{ title: '全部话题', path: '/topic/' }, { title: topic?.title ?? '话题详情' }],
  });
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
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{topic ? `# ${topic.title}` : <Bone width={200} height={30} />}</h1>
          <p>{topic ? topic.description || `共 ${topic.post_count} 篇帖子` : <Bone width={280} />}</p>
          <p className={styles.children}>
            {related.map((one) => (
              <Link key={one.id} to={`/topicdetail/${one.id}/`}>
                # {one.title}
              </Link>
            ))}
          </p>
        </div>
        <Link to="/sendpost" className={styles.write}>
          参与话题
        </Link>
      </header>
      <PostsPanel
        list={list}
        to={(at) => to(sort, at)}
        head={<Tabs label="排序" current={sort} items={tabs} />}
        empty={<Empty title="这个话题还没有帖子" action={<Link to="/sendpost">写第一篇</Link>} />}
      />
    </div>
  );
}

export default TopicPage;
