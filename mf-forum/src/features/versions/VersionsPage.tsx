import { Link, usePage } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, onPhone, Panel } from '@harbor/ui/kit';
import { TitledPage } from '../../frame/TitledPage';
import { useVersions } from './useVersions';
import { VersionRows } from './VersionRows';
import styles from './VersionsPage.module.css';

/** What one's own post read before it was changed. */
export function VersionsPage() {
  const { id, query } = useVersions();
  const { data } = query;
  usePage({ ready: !query.isPending });
  const back = <Link to={`/postdetail/${id}`}>返回帖子</Link>;
  const versions = data?.data ?? [];
  return (
    <TitledPage title={data ? `修改记录：${data.title}` : '修改记录'}>
      {query.isPending ? <ListSkeleton rows={4} picture={false} /> : null}
      {query.error && !data ? (
        <Panel padding="none">
          <ErrorBlock
            title="修改记录没有加载出来"
            error={query.error}
            onRetry={() => void query.refetch()}
            action={back}
          />
        </Panel>
      ) : null}
      {data ? (
        <Panel padding="none">
          {versions.length === 0 ? <Empty title="发布后还没有修改过" action={back} /> : null}
          {versions.length > 0 ? <VersionRows versions={versions} /> : null}
        </Panel>
      ) : null}
      {versions.length > 0 && !onPhone ? <p className={styles.back}>{back}</p> : null}
    </TitledPage>
  );
}

export default VersionsPage;
