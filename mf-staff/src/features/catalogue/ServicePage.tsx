import { usePage, useParams, useQuery } from '@harbor/runtime';
import { EditorPage } from '../../parts/EditorPage';
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
  return (
    <EditorPage
      title="编辑服务"
      back={{ to: '/staff/catalogue', words: '回到服务目录' }}
      queries={[service, categories, forms]}
      refused="您没有管理服务目录的权限"
      failed="服务没有加载出来"
      gone={{ title: '没有这个服务', description: '可能是已删除的草稿' }}
    >
      {loaded ? (
        <ServiceEditor
          key={id}
          service={service.data}
          categories={categories.data.data}
          forms={forms.data.data}
        />
      ) : undefined}
    </EditorPage>
  );
}

export default ServicePage;
