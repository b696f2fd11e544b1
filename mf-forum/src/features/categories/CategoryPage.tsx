import { useParams, useQuery } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import { PostsPage } from '../../posts/PostsPage';
import { categoryQuery } from '../../posts/queries';
import { categoryPosts } from '../../posts/source';
import { useSort } from '../../posts/useSort';
import { waysTo } from './waysTo';

/** A category with its posts. */
export function CategoryPage() {
  const id = Number(useParams().id);
  const order = useSort(`/forumtypedetail/${id}/`);
  const about = useQuery(categoryQuery(id, 'hot', 1));
  const { category, parent } = about.data ?? {};
  return (
    <PostsPage
      about={about}
      what="分类"
      all="/forumtype/"
      posts={categoryPosts(id, order.sort)}
      order={order}
      page={{
        title: category?.title,
        description: category?.description,
        crumbs: [
          ...(parent ? [{ title: parent.title, path: `/forumtypedetail/${parent.id}/` }] : []),
          { title: category?.title ?? '分类详情' },
        ],
      }}
      picture={<Cover src={category?.cover ?? ''} ratio="1/1" eager />}
      title={category?.title}
      text={category?.description}
      ways={waysTo(category?.children)}
      write="在这里发帖"
    />
  );
}

export default CategoryPage;
