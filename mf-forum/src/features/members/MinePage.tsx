import {
  Link,
  Navigate,
  useLocation,
  usePage,
  useParams,
  useQuery,
  useSearchParams,
  useSession,
} from '@harbor/runtime';
import { PageSkeleton, Panel } from '@harbor/ui/desktop';
import { Tabs } from '@harbor/ui/kit';
import { ownFiguresQuery } from '../../people/queries';
import { FailedPage } from '../../states/FailedPage';
import { MemberHead } from './MemberHead';
import { MemberList } from './MemberList';
import styles from './MemberPage.module.css';
import { useMember } from './useMember';
import type { MemberView } from './views';

/** The parts of one's own page, by the end of their address. */
const parts: Record<
  string,
  { first: MemberView; second?: MemberView; title: string; names?: [string, string] }
> = {
  '': { first: 'posts', title: '我的帖子' },
  collect: { first: 'likes', second: 'collects', title: '赞和收藏', names: ['赞过', '收藏'] },
  fans: { first: 'following', second: 'fans', title: '关注和粉丝', names: ['关注', '粉丝'] },
  draft: { first: 'draft', title: '草稿' },
};

/** One's own page in the forum, on the desktop: `/home/:id/:tabsId` and what lies below. */
export function MinePage() {
  const { id: asked, tabsId } = useParams();
  const { user } = useSession();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const id = Number(asked);
  const end = pathname.replace(/(?<!\/)\/+$/, '').split('/')[4] ?? '';
  const part = parts[end] ?? parts[''];
  const { data: member, error, refetch } = useMember(id);
  const mine = useQuery(ownFiguresQuery()).data;
  usePage({ title: end === '' ? part?.title : undefined, ready: Boolean(member || error) });
  if (user && user.id !== id) return <Navigate to={`/forumuser/${id}`} replace />;
  if (error && !member) return <FailedPage title="您的论坛主页没有加载出来" query={{ error, refetch }} />;
  if (!member || !part) return <PageSkeleton />;
  const page = Math.max(1, Number(search.get('page')) || 1);
  const second = tabsId === '1' && part.second !== undefined;
  const view = second && part.second ? part.second : part.first;
  const at = (which: string, below: string) => `/home/${id}/${which}${below ? `/${below}` : ''}`;
  const to = (which: number) => `${at(second ? '1' : '0', end)}${which > 1 ? `?page=${which}` : ''}`;
  const counts: Record<string, number | undefined> = { '': mine?.posts, draft: mine?.drafts };
  return (
    <div className={styles.page}>
      <MemberHead member={member} profile={`/forumuserinfo/${id}`} />
      <Panel padding="none">
        <div className={styles.tabs}>
          <Tabs
            bare
            label="我的论坛"
            current={end}
            tabs={Object.entries(parts).map(([key, one]) => ({
              key,
              label: one.title,
              to: at('0', key),
              count: counts[key],
            }))}
          />
          <p className={styles.links}>
            <Link to="/history">浏览历史</Link>
            <Link to="/forumblocked">屏蔽的用户</Link>
          </p>
          {part.names ? (
            <Tabs
              bare
              label={part.title}
              current={second ? '1' : '0'}
              tabs={part.names.map((name, n) => ({ key: String(n), label: name, to: at(String(n), end) }))}
            />
          ) : null}
        </div>
      </Panel>
      <MemberList key={view} id={id} view={view} page={page} to={to} />
    </div>
  );
}

export default MinePage;
