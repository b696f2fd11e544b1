import { usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { Empty, ErrorBlock, LinkButton, NoAccess, Panel } from '@harbor/ui/kit';
import { denied } from '../../denied';
import { DeskFrame } from '../../desk/DeskFrame';
import { EditorSkeleton } from './EditorSkeleton';
import { categoriesQuery, formsQuery } from './queries';
import { ServiceEditor } from './ServiceEditor';

/** A service from nothing; it is a draft once it was saved. */
export function NewServicePage() {
  const [search] = useSearchParams();
  const categories = useQuery(categoriesQuery());
  const forms = useQuery(formsQuery());
  const error = categories.error ?? forms.error;
  const loaded = categories.data && forms.data;
  usePage({ ready: Boolean(loaded) || error !== null });
  const list = categories.data?.data ?? [];
  const asked = search.get('category') ?? '';
  const category = list.some(({ id }) => String(id) === asked) ? asked : '';
  return (
    <DeskFrame title="新建服务" back="/staff/catalogue">
      {!loaded && !error ? <EditorSkeleton /> : null}
      {!loaded && error ? (
        <Panel>
          {denied(error) ? (
            <NoAccess title="您没有管理服务目录的权限" description="如需开通，请联系超级管理员" />
          ) : (
            <ErrorBlock
              error={error}
              title="新建服务的页面没有加载出来"
              onRetry={() => {
                void categories.refetch();
                void forms.refetch();
              }}
            />
          )}
        </Panel>
      ) : null}
      {loaded && list.length === 0 ? (
        <Panel>
          <Empty
            title="请先新建一个分类"
            description="服务都在分类里，分类由您命名"
            action={
              <LinkButton to="/staff/catalogue" primary>
                去新建分类
              </LinkButton>
            }
          />
        </Panel>
      ) : null}
      {loaded && list.length > 0 ? (
        <ServiceEditor categories={list} forms={forms.data.data} category={category} />
      ) : null}
    </DeskFrame>
  );
}

export default NewServicePage;
