import { Link, rowsOf, usePage, useParams, useSearchParams, useSession } from '@harbor/runtime';
import { Tabs } from '@harbor/ui/kit';
import { Empty, ErrorBlock, InfiniteFeed, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { nameOf } from '../../people/nameOf';
import { PeopleRows } from '../../people/PeopleRows';
import styles from '../../posts/ListPage.mobile.module.css';
import { PostsFeed } from '../../posts/PostsFeed.mobile';
import { memberPeople, memberPosts, useListFeed } from '../../posts/source';
import { FailedPage } from '../../states/FailedPage';
import { DraftList } from '../drafts';
import { MemberHead } from './MemberHead';
import { useMember } from './useMember';
import { emptyViews, isPeople, type MemberView, memberViews } from './views';

/** A member's page on the phone; one's own has the drafts too. */
export function MemberPage() {
  const id = Number(useParams().id);
  const [search] = useSearchParams();
  const { data: member, error, refetch } = useMember(id);
  const titles: Partial<Record<MemberView, string>> = {
    ...memberViews,
    ...(member?.own ? { draft: '草稿' } : {}),
  };
  const views = Object.keys(titles) as MemberView[];
  const view = views.find((one) => one === search.get('tab')) ?? 'posts';
  usePage({ title: member && `${nameOf(member)}的主页`, ready: Boolean(member || error) });
  if (error && !member)
    return (
      <FailedPage
        title="用户主页没有加载出来"
        query={{ error, refetch }}
        onward={<Link to="/forumindex/">返回论坛</Link>}
      />
    );
  if (!member) return <ListSkeleton />;
  return (
    <>
      <MemberHead member={member} />
      {member.own ? (
        <p className={styles.links} style={{ padding: '0 16px 8px', background: '#fff' }}>
          <Link to="/history">浏览历史</Link>
          <Link to="/forumblocked">屏蔽的用户</Link>
        </p>
      ) : null}
      <div className={styles.head}>
        <Tabs
          bare
          label="用户的内容"
          current={view}
          tabs={views.map((key) => ({ key, label: titles[key] ?? '', to: `/home/${id}?tab=${key}` }))}
        />
      </div>
      {view === 'draft' ? (
        <DraftList />
      ) : isPeople(view) ? (
        <People key={view} id={id} view={view} />
      ) : (
        <Posts key={view} id={id} view={view} />
      )}
    </>
  );
}

function Posts({ id, view }: { id: number; view: 'posts' | 'collects' | 'likes' }) {
  const feed = useListFeed(memberPosts(id, view));
  return (
    <PostsFeed
      feed={feed}
      empty={<Empty title={emptyViews[view]} action={<Link to="/forumindex/">去论坛看看</Link>} />}
    />
  );
}

function People({ id, view }: { id: number; view: 'following' | 'fans' }) {
  const { user } = useSession();
  const feed = useListFeed(memberPeople(id, view));
  const people = rowsOf(feed.data);
  if (feed.isPending) return <ListSkeleton />;
  if (feed.isError && people.length === 0)
    return (
      <Panel>
        <ErrorBlock title="名单没有加载出来" error={feed.error} onRetry={() => void feed.refetch()} />
      </Panel>
    );
  if (people.length === 0)
    return (
      <Panel>
        <Empty title={emptyViews[view]} action={<Link to="/forumindex/">去论坛看看</Link>} />
      </Panel>
    );
  return (
    <Panel padding="none">
      <InfiniteFeed query={feed}>
        <PeopleRows people={people} me={user?.id} />
      </InfiniteFeed>
    </Panel>
  );
}

export default MemberPage;
