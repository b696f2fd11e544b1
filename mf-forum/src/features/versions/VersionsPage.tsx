import { Link, usePage } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/desktop';
import styles from '../members/MemberPage.module.css';
import { useVersions } from './useVersions';
import { VersionRows } from './VersionRows';

/** What one's own post read before it was changed, on the desktop. */
export function VersionsPage() {
  const { id, query } = useVersions();
  const { data } = query;
  usePage({ title: '修改记录', ready: !query.isPending, crumbs: [{ title: '修改记录' }] });
  const back = <Link to={`/postdetail/${id}`}>返回帖子</Link>;
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>修改记录{data ? `：${data.title}` : ''}</h1>
      <Panel padding="none">
        {query.isPending ? <ListSkeleton rows={4} picture={false} /> : null}
        {query.error && !data ? (
          <ErrorBlock
            title="修改记录没有加载出来"
            error={query.error}
            onRetry={() => void query.refetch()}
            action={back}
          />
        ) : null}
        {data?.data.length === 0 ? <Empty title="发布后还没有修改过" action={back} /> : null}
        {data && data.data.length > 0 ? <VersionRows versions={data.data} /> : null}
      </Panel>
      {data && data.data.length > 0 ? <p className={styles.links}>{back}</p> : null}
    </div>
  );
}

export default VersionsPage;
