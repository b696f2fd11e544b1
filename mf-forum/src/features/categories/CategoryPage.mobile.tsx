import { usePage, useParams, useQuery } from '@harbor/runtime';
import { PostsPage } from '../../posts/PostsPage.mobile';
import { categoryPosts, categoryQuery, useListFeed } from '../../posts/source';
import { useForumPlace } from '../../posts/useForumPlace';
import { useSort } from '../../posts/useSort';
import { waysTo } from './waysTo';

/** A category with its posts, on the phone. */
export function CategoryPage() {
  const id = Number(useParams().id);
  const order = useSort(`/forumtypedetail/${id}/`);
  const about = useQuery(categoryQuery(id, 'hot', 1));
  const feed = useListFeed(categoryPosts(id, order.sort));
  const { category } = about.data ?? {};
  const ready = !about.isPending && !feed.isPending;
  usePage({ title: category?.title, description: category?.description, ready });
  useForumPlace(ready);
  return (
    <PostsPage
      about={about}
      what="分类"
      all="/forumtype/"
      order={order}
      feed={feed}
      title={category?.title ?? '分类详情'}
      text={category?.description}
      ways={waysTo(category?.children)}
    />
  );
}

export default CategoryPage;
