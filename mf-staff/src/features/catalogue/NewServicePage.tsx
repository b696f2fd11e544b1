import { usePage, useQuery, useSearchParams } from '@harbor/runtime';
import { Empty, LinkButton, Panel } from '@harbor/ui/kit';
import { EditorPage } from '../../parts/EditorPage';
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
    <EditorPage
      title="新建服务"
      back={{ to: '/staff/catalogue', words: '回到服务目录' }}
      queries={[categories, forms]}
      refused="您没有管理服务目录的权限"
      failed="新建服务的页面没有加载出来"
    >
      {!loaded ? undefined : list.length === 0 ? (
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
      ) : (
        <ServiceEditor categories={list} forms={forms.data.data} category={category} />
      )}
    </EditorPage>
  );
}

export default NewServicePage;
