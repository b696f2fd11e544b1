import { Link, rememberPage, usePage, useQuery, useSession } from '@harbor/runtime';
import { Bone } from '@harbor/ui';
import { Empty, Panel } from '@harbor/ui/desktop';
import { Tabs } from '@harbor/ui/kit';
import { PostsPanel } from '../../posts/PostsPanel';
import { forumPosts, useListPage } from '../../posts/source';
import { useForumPlace } from '../../posts/useForumPlace';
import { CategoryCards } from '../categories';
import { TopicGrid } from '../topics';
import styles from './ForumPage.module.css';
import { freshWords } from './freshWords';
import { HotPosts } from './HotPosts';
import { MyCard } from './MyCard';
import { forumIndex } from './queries';
import { listTitles, useListType } from './useListType';

/** The forum's first page on the desktop. */
export function ForumPage() {
  const { type, page, to } = useListType();
  const { loggedIn } = useSession();
  const index = useQuery(forumIndex());
  const list = useListPage(forumPosts(type), page);
  const ready = !index.isPending && !list.isPending;
  usePage({ ready });
  useForumPlace(ready);
  const stats = index.data?.stats;
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <div>
          <h1>学术论坛</h1>
          <p>问得具体，答得诚恳。{stats ? freshWords(stats) : ''}</p>
        </div>
        <dl className={styles.stats}>
          <div>
            <dd>{stats ? stats.posts.toLocaleString() : <Bone width={60} height={28} />}</dd>
            <dt>帖子</dt>
          </div>
          <div>
            <dd>{stats ? stats.members.toLocaleString() : <Bone width={60} height={28} />}</dd>
            <dt>会员</dt>
          </div>
        </dl>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <CategoryCards categories={index.data?.categories} />
          <TopicGrid topics={index.data?.topics} />
          <PostsPanel
            list={list}
            to={(at) => to(type, at)}
            head={
              <Tabs
                bare
                label="帖子"
                current={type}
                tabs={(['hot', 'newest', 'followed'] as const).map((key) => ({
                  key,
                  label: listTitles[key],
                  to: to(key),
                }))}
              />
            }
            empty={
              type === 'followed' ? (
                <Empty
                  title={loggedIn ? '您关注的人还没有发帖' : '登录后可以看到您关注的人的帖子'}
                  action={
                    loggedIn ? (
                      <Link className={styles.link} to={to('hot')}>
                        看看推荐的帖子
                      </Link>
                    ) : (
                      <Link className={styles.link} to="/login" onClick={() => rememberPage()}>
                        去登录
                      </Link>
                    )
                  }
                />
              ) : (
                <Empty
                  title="还没有帖子"
                  action={
                    <Link className={styles.link} to="/sendpost">
                      写第一篇
                    </Link>
                  }
                />
              )
            }
          />
        </div>
        <aside className={styles.aside}>
          <MyCard />
          <HotPosts posts={index.data?.recommended} />
          <Panel>
            <h2 className={styles.small}>发帖约定</h2>
            <p className={styles.rule}>
              请勿发布广告与交易学术成果的内容；含 AI 生成的内容请勾选声明。新帖一般先审核后上线，
              结果会在消息中告知。
            </p>
          </Panel>
        </aside>
      </div>
    </div>
  );
}

export default ForumPage;
