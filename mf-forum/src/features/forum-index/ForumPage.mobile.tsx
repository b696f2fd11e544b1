import { Link, rememberPage, usePage, useQuery, useSession } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Tabs } from '@harbor/ui/kit';
import { Empty, PullToRefresh } from '@harbor/ui/mobile';
import { ChevronRight, PenLine, Search, UserRound } from 'lucide-react';
import { PostsFeed } from '../../posts/PostsFeed.mobile';
import { forumPosts, useListFeed } from '../../posts/source';
import { useForumPlace } from '../../posts/useForumPlace';
import styles from './ForumPage.mobile.module.css';
import { forumIndex } from './queries';
import { listTitles, useListType } from './useListType';

/** The forum's first page on the phone. */
export function ForumPage() {
  const { type, to } = useListType();
  const { loggedIn, user } = useSession();
  const index = useQuery(forumIndex());
  const feed = useListFeed(forumPosts(type));
  const ready = !index.isPending && !feed.isPending;
  usePage({ ready });
  useForumPlace(ready);
  const categories = index.data?.categories ?? [];
  return (
    <div className={styles.page}>
      <HiddenTitle>学术论坛</HiddenTitle>
      <div className={styles.top}>
        <Link to="/forumsearch/" className={styles.search}>
          <Search size={18} aria-hidden /> 搜帖子、话题、用户
        </Link>
        <Link
          to={loggedIn ? `/home/${user?.id ?? 0}` : '/login'}
          className={styles.mine}
          onClick={loggedIn ? undefined : () => rememberPage()}
          aria-label="我的论坛主页"
        >
          <UserRound size={22} aria-hidden />
        </Link>
      </div>
      <div className={styles.tabs}>
        <Tabs
          bare
          label="帖子"
          current={type}
          tabs={[
            ...(['hot', 'newest', 'followed'] as const).map((key) => ({
              key,
              label: listTitles[key],
              to: to(key),
            })),
            ...categories.slice(0, 4).map(({ id, title }) => ({
              key: `c${id}`,
              label: title,
              to: `/forumtypedetail/${id}/`,
            })),
            { key: 'all', label: '全部分类', to: '/forumtype/' },
          ]}
        />
      </div>
      <section className={styles.topics} aria-label="热门话题">
        <div className={styles.head}>
          <h2>热门话题</h2>
          <Link to="/topic/">
            全部 <ChevronRight size={16} aria-hidden />
          </Link>
        </div>
        <ul className={styles.strip}>
          {index.data?.topics.map((topic) => (
            <li key={topic.id}>
              <Link to={`/topicdetail/${topic.id}/`}>
                <strong>#{topic.title}</strong>
                <span>{topic.post_count.toLocaleString()} 篇</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <PullToRefresh onRefresh={() => feed.refetch()}>
        <PostsFeed
          feed={feed}
          empty={
            type === 'followed' ? (
              <Empty
                title={loggedIn ? '您关注的人还没有发帖' : '登录后可以看到您关注的人的帖子'}
                action={
                  loggedIn ? (
                    <Link to={to('hot')}>看看推荐的帖子</Link>
                  ) : (
                    <Link to="/login" onClick={() => rememberPage()}>
                      去登录
                    </Link>
                  )
                }
              />
            ) : (
              <Empty title="还没有帖子" action={<Link to="/sendpost">写第一篇</Link>} />
            )
          }
        />
      </PullToRefresh>
      <Link to="/sendpost" className={styles.write} data-floats>
        <PenLine size={18} aria-hidden /> 发帖
      </Link>
    </div>
  );
}

export default ForumPage;
