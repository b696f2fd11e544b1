import { useParams, useQuery } from '@harbor/runtime';
import { onPhone } from '@harbor/ui/kit';
import { PostsPage } from '../../posts/PostsPage';
import { topicQuery } from '../../posts/queries';
import { topicPosts } from '../../posts/source';
import { useSort } from '../../posts/useSort';
import { topicText } from './topicText';

/** A topic with its posts. */
export function TopicPage() {
  const id = Number(useParams().id);
  const order = useSort(`/topicdetail/${id}/`);
  const about = useQuery(topicQuery(id, 'hot', 1));
  const { topic, related = [] } = about.data ?? {};
  const title = topic && `# ${topic.title}`;
  return (
    <PostsPage
      about={about}
      what="话题"
      all="/topic/"
      posts={topicPosts(id, order.sort)}
      order={order}
      page={{
        title: onPhone ? title : topic && `#${topic.title}`,
        description: topic?.description,
        crumbs: [{ title: '全部话题', path: '/topic/' }, { title: topic?.title ?? '话题详情' }],
      }}
      title={title}
      text={topicText(topic)}
      ways={onPhone ? [] : related.map((one) => ({ to: `/topicdetail/${one.id}/`, title: `# ${one.title}` }))}
      write="参与话题"
    />
  );
}

export default TopicPage;
