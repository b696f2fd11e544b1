import { usePage, useParams, useQuery } from '@harbor/runtime';
import { PostsHead } from '../../posts/PostsHead';
import { PostsPage } from '../../posts/PostsPage';
import { topicPosts, topicQuery, useListPage } from '../../posts/source';
import { useForumPlace } from '../../posts/useForumPlace';
import { useSort } from '../../posts/useSort';
import { topicText } from './topicText';

/** A topic with its posts, on the desktop. */
export function TopicPage() {
  const id = Number(useParams().id);
  const order = useSort(`/topicdetail/${id}/`);
  const about = useQuery(topicQuery(id, 'hot', 1));
  const list = useListPage(topicPosts(id, order.sort), order.page);
  const { topic, related = [] } = about.data ?? {};
  const ready = !about.isPending && !list.isPending;
  usePage({
    title: topic && `#${topic.title}`,
    description: topic?.description,
    ready,
    crumbs: [{ title: '全部话题', path: '/topic/' }, { title: topic?.title ?? '话题详情' }],
  });
  useForumPlace(ready);
  return (
    <PostsPage
      about={about}
      what="话题"
      all="/topic/"
      order={order}
      list={list}
      head={
        <PostsHead
          title={topic && `# ${topic.title}`}
          text={topicText(topic)}
          ways={related.map((one) => ({ to: `/topicdetail/${one.id}/`, title: `# ${one.title}` }))}
          write="参与话题"
        />
      }
    />
  );
}

export default TopicPage;
