import { Link, usePage, useParams, useQuery } from '@harbor/runtime';
import { Bone, Cover } from '@harbor/ui';
import { Empty, ErrorBlock, Panel } from '@harbor/ui/desktop';
import { PostsPanel } from '../posts/PostsPanel';
import { categoryPosts, categoryQuery, useListPage } from '../posts/source';
import { Tabs } from '../posts/Tabs';
import { useForumPlace } from '../posts/useForumPlace';
import { useSort } from '../posts/useSort';
import styles from './CategoryPage.module.css';

/** A category with its posts, on the desktop. */
export function CategoryPage() {
  const id = Number(useParams().id);
  const { sort, page, to, tabs } = useSort(`/forumtypedetail/${id}/`);
  const about = useQuery(categoryQuery(id, 'hot', 1));
  const list = useListPage(categoryPosts(id, sort), page);
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
  if (about.error && !about.data)
    return (
      <Panel>
        <ErrorBlock
          title="分类没有加载出来"
          error={about.error}
          onRetry={() => void about.refetch()}
          action={<Link to="/forumtype/">全部分类</Link>}
        />
      </Panel>
    );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.cover}>
          <Cover src={category?.cover ?? ''} ratio="1/1" eager />
        </span>
        <div className={styles.words}>
          <h1>{category ? category.title : <Bone width={160} height={30} />}</h1>
          <p>{category ? category.description : <Bone width={280} />}</p>
          <p className={styles.children}>
            {category?.children.map((child) => (
              <Link key={child.id} to={`/forumtypedetail/${child.id}/`}>
                {child.title}
              </Link>
            ))}
          </p>
        </div>
        <Link to="/sendpost" className={styles.write}>
          在这里发帖
        </Link>
      </header>
      <PostsPanel
        list={list}
        to={(at) => to(sort, at)}
        head={<Tabs label="排序" current={sort} items={tabs} />}
        empty={<Empty title="这个分类还没有帖子" action={<Link to="/sendpost">写第一篇</Link>} />}
      />
    </div>
  );
}

export default CategoryPage;
