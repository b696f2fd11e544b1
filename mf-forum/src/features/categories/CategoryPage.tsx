import { usePage, useParams, useQuery } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import { PostsHead } from '../../posts/PostsHead';
import { PostsPage } from '../../posts/PostsPage';
import { categoryPosts, categoryQuery, useListPage } from '../../posts/source';
import { useForumPlace } from '../../posts/useForumPlace';
import { useSort } from '../../posts/useSort';
import { waysTo } from './waysTo';

/** A category with its posts, on the desktop. */
export function CategoryPage() {
  const id = Number(useParams().id);
  const order = useSort(`/forumtypedetail/${id}/`);
  const about = useQuery(categoryQuery(id, 'hot', 1));
  const list = useListPage(categoryPosts(id, order.sort), order.page);
  const { category, parent } = about.data ?? {};
  const ready = !about.isPending && !list.isPending;
  usePage({
    title: category?.title,
    description: category?.description,
    ready,
    crumbs: [
      ...(parent ? [{ title: parent.title, path: `/forumtypedetail/${parent.id}/` }] : []),
      { title: category?.title ?? '分类详情' },
    ],
  });
  useForumPlace(ready);
  return (
    <PostsPage
      about={about}
      what="分类"
      all="/forumtype/"
      order={order}
      list={list}
      head={
        <PostsHead
          picture={<Cover src={category?.cover ?? ''} ratio="1/1" eager />}
          title={category?.title}
          text={category?.description}
          ways={waysTo(category?.children)}
          write="在这里发帖"
        />
      }
    />
  );
}

export default CategoryPage;
