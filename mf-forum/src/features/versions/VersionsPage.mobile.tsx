import { Link, usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { useVersions } from './useVersions';
import { VersionRows } from './VersionRows';

/** What one's own post read before it was changed, on the phone. */
export function VersionsPage() {
  const { id, query } = useVersions();
  const { data } = query;
  usePage({ title: '修改记录', ready: !query.isPending });
  const back = <Link to={`/postdetail/${id}`}>返回帖子</Link>;
  return (
    <>
      <HiddenTitle>修改记录</HiddenTitle>
      {query.isPending ? <ListSkeleton /> : null}
      <Panel padding="none">
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
    </>
  );
}

export default VersionsPage;
