import { usePage, useParams, useQuery } from '@harbor/runtime';
import { EditorPage } from '../../../parts/EditorPage';
import { importQuery } from '../queries';
import { Import } from './Import';

/** One file on its way into the library, wherever it is: to be mapped, checked, decided, taken in. */
export function ImportPage() {
  const id = Number(useParams().id);
  const query = useQuery(importQuery(id));
  usePage({ ready: query.data !== undefined || query.error !== null, title: query.data?.file_name });
  return (
    <EditorPage
      title="期刊导入"
      back={{ to: '/staff/journals', words: '回到导入记录' }}
      queries={[query]}
      refused="您没有导入期刊数据的权限"
      failed="这次导入没有加载出来"
      gone={{ title: '没有这次导入', description: '可能是没有传完的文件，已自动清理' }}
    >
      {query.data ? <Import key={id} one={query.data} /> : null}
    </EditorPage>
  );
}

export default ImportPage;
