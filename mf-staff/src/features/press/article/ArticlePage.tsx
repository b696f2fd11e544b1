import { ApiError, usePage, useParams, useQuery } from '@harbor/runtime';
import { Empty, ErrorBlock, LinkButton, NoAccess, Panel } from '@harbor/ui/kit';
import { denied } from '../../../denied';
import { DeskFrame } from '../../../desk/DeskFrame';
import { articleQuery } from '../queries';
import { ArticleEditor } from './ArticleEditor';
import { ArticleSkeleton } from './ArticleSkeleton';

/** One article of the headlines: written, looked at, and sent out. */
export function ArticlePage() {
  const id = Number(useParams().id);
  const query = useQuery(articleQuery(id));
  const { data, error } = query;
  usePage({ ready: Boolean(data) || error !== null, title: data?.document.title || undefined });
  const gone = error instanceof ApiError && error.code === 404;
  return (
    <DeskFrame title="编辑头条" back="/staff/press">
      {data ? <ArticleEditor key={id} loaded={data} /> : null}
      {!data && !error ? <ArticleSkeleton /> : null}
      {!data && error ? (
        <Panel>
          <h1 hidden>编辑头条</h1>
          {denied(error) ? (
            <NoAccess title="您没有编辑头条的权限" description="如需开通，请联系超级管理员" />
          ) : gone ? (
            <Empty
              title="没有这篇头条"
              description="可能是已删除的草稿"
              action={<LinkButton to="/staff/press">回到头条列表</LinkButton>}
            />
          ) : (
            <ErrorBlock error={error} title="头条没有加载出来" onRetry={() => void query.refetch()} />
          )}
        </Panel>
      ) : null}
    </DeskFrame>
  );
}

export default ArticlePage;
