import { usePage, useParams, useQuery } from '@harbor/runtime';
import { PostsPage } from '../../posts/PostsPage.mobile';
import { topicPosts, topicQuery, useListFeed } from '../../posts/source';
import { useForumPlace } from '../../posts/useForumPlace';
import { useSort } from '../../posts/useSort';
import { topicText } from './topicText';

/** A topic with its posts, on the phone. */
export function TopicPage() {
  const id = Number(useParams().id);
  const order = useSort(`/topicdetail/${id}/`);
  const about = useQuery(topicQuery(id, 'hot', 1));
  const feed = useListFeed(topicPosts(id, order.sort));
  const { topic } = about.data ?? {};
  const ready = !about.isPending && !feed.isPending;
  const title = topic ? `# ${topic.title}` : '话题详情';
  usePage({ title, description: topic?.description, ready });
  useForumPlace(ready);
  return (
    <PostsPage
      about={about}
      what="话题"
      all="/topic/"
      order={order}
      feed={feed}
      title={title}
      text={topicText(topic)}
    />
  );
}

export default TopicPage;
