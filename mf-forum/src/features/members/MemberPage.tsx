import { Link, usePage, useParams, useSearchParams } from '@harbor/runtime';
import { PageSkeleton, Panel } from '@harbor/ui/desktop';
import { Tabs } from '@harbor/ui/kit';
import { nameOf } from '../../people/nameOf';
import { FailedPage } from '../../states/FailedPage';
import { MemberHead } from './MemberHead';
import { MemberList } from './MemberList';
import styles from './MemberPage.module.css';
import { useMember } from './useMember';
import { type MemberView, memberViews } from './views';

/** A member's page on the desktop. */
export function MemberPage() {
  const id = Number(useParams().id);
  const [search] = useSearchParams();
  const views = Object.keys(memberViews) as (keyof typeof memberViews)[];
  const view: MemberView = views.find((one) => one === search.get('tab')) ?? 'posts';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data: member, error, refetch } = useMember(id);
  const title = member && `${nameOf(member)}的主页`;
  usePage({ title, ready: Boolean(member || error) });
  if (error && !member)
    return (
      <FailedPage
        title="用户主页没有加载出来"
        query={{ error, refetch }}
        onward={<Link to="/forumindex/">返回论坛</Link>}
      />
    );
  if (!member) return <PageSkeleton />;
  const to = (tab: string, at = 1) => `/forumuser/${id}?tab=${tab}${at > 1 ? `&page=${at}` : ''}`;
  return (
    <div className={styles.page}>
      <MemberHead member={member} profile={`/forumuserinfo/${id}`} />
      <Panel padding="none">
        <div className={styles.tabs}>
          <Tabs
            bare
            label="用户的内容"
            current={view}
            tabs={views.map((key) => ({ key, label: memberViews[key], to: to(key) }))}
          />
        </div>
      </Panel>
      <MemberList key={view} id={id} view={view} page={page} to={(at) => to(view, at)} />
    </div>
  );
}

export default MemberPage;
