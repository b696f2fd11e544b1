import { ApiError, usePage, useParams, useQuery } from '@harbor/runtime';
import { Empty, ErrorBlock, LinkButton, NoAccess, Panel } from '@harbor/ui/kit';
import { denied } from '../../denied';
import { DeskFrame } from '../../desk/DeskFrame';
import { EditorSkeleton } from './EditorSkeleton';
import { categoriesQuery, formsQuery, serviceQuery } from './queries';
import { ServiceEditor } from './ServiceEditor';

/** One service, to be changed. */
export function ServicePage() {
  const id = Number(useParams().id);
  const service = useQuery(serviceQuery(id));
  const categories = useQuery(categoriesQuery());
  const forms = useQuery(formsQuery());
  const error = service.error ?? categories.error ?? forms.error;
  const loaded = service.data && categories.data && forms.data;
  usePage({ ready: Boolean(loaded) || error !== null, title: service.data?.title });
  const gone = error instanceof ApiError && error.code === 404;
  return (
    <DeskFrame title="编辑服务" back="/staff/catalogue">
      {loaded ? (
        <ServiceEditor
          key={id}
          service={service.data}
          categories={categories.data.data}
          forms={forms.data.data}
        />
      ) : null}
      {!loaded && !error ? <EditorSkeleton /> : null}
      {!loaded && error ? (
        <Panel>
          <h1 hidden>编辑服务</h1>
          {denied(error) ? (
            <NoAccess title="您没有管理服务目录的权限" description="如需开通，请联系超级管理员" />
          ) : gone ? (
            <Empty
              title="没有这个服务"
              description="可能是已删除的草稿"
              action={<LinkButton to="/staff/catalogue">回到服务目录</LinkButton>}
            />
          ) : (
            <ErrorBlock
              error={error}
              title="服务没有加载出来"
              onRetry={() => {
                for (const query of [service, categories, forms]) void query.refetch();
              }}
            />
          )}
        </Panel>
      ) : null}
    </DeskFrame>
  );
}

export default ServicePage;
