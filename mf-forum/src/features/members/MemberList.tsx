import { Link, useSession } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import { Pager } from '@harbor/ui/kit';
import { PeopleRows } from '../../people/PeopleRows';
import { PostsPanel } from '../../posts/PostsPanel';
import { memberPeople, memberPosts, useListPage } from '../../posts/source';
import { DraftList } from '../drafts';
import { emptyViews, isPeople, type MemberView } from './views';

interface MemberListProps {
  id: number;
  view: MemberView;
  page: number;
  to: (page: number) => string;
}

/** One of a member's lists, on the desktop. */
export function MemberList({ view, ...rest }: MemberListProps) {
  if (view === 'draft') return <DraftList />;
  if (isPeople(view)) return <People view={view} {...rest} />;
  return <Posts view={view} {...rest} />;
}

const onward = <Link to="/forumindex/">去论坛看看</Link>;

function Posts({ id, view, page, to }: MemberListProps & { view: 'posts' | 'collects' | 'likes' }) {
  const list = useListPage(memberPosts(id, view), page);
  return <PostsPanel list={list} to={to} empty={<Empty title={emptyViews[view]} action={onward} />} />;
}

function People({ id, view, page, to }: MemberListProps & { view: 'following' | 'fans' }) {
  const { user } = useSession();
  const list = useListPage(memberPeople(id, view), page);
  if (list.isPending) return <ListSkeleton rows={5} picture={false} />;
  return (
    <>
      <Panel padding="none">
        {list.error && !list.data ? (
          <ErrorBlock title="名单没有加载出来" error={list.error} onRetry={() => void list.refetch()} />
        ) : null}
        {list.data?.data.length === 0 ? <Empty title={emptyViews[view]} action={onward} /> : null}
        <PeopleRows people={list.data?.data ?? []} me={user?.id} />
      </Panel>
      {list.data ? <Pager page={list.data.current_page} lastPage={list.data.last_page} to={to} /> : null}
    </>
  );
}
