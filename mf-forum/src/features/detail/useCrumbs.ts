import type { PostDetail } from '@harbor/contract';
import { atoms, useAtomValue } from '@harbor/runtime';
import { forumMenu } from '../../posts/forumMenu';

/** The way back from a post: through the topic that it was opened from, else through its category. */
export function useCrumbs(post: Pick<PostDetail, 'id' | 'topics' | 'category'> | undefined) {
  const { menuId, pageDetail } = useAtomValue(atoms.forum);
  const opened = menuId === forumMenu.topics && pageDetail?.id === post?.id ? pageDetail : null;
  const topic = post?.topics.find(({ id }) => opened?.from === `/topicdetail/${id}/`);
  const above = topic
    ? [
        { title: '全部话题', path: '/topic/' },
        { title: `# ${topic.title}`, path: `/topicdetail/${topic.id}/` },
      ]
    : post?.category
      ? [{ title: post.category.title, path: `/forumtypedetail/${post.category.id}/` }]
      : [];
  return [...above, { title: '帖子详情' }];
}
