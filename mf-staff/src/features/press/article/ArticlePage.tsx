import { usePage, useParams, useQuery } from '@harbor/runtime';
import { EditorPage } from '../../../parts/EditorPage';
import { articleQuery } from '../queries';
import { ArticleEditor } from './ArticleEditor';

/** One article of the headlines: written, looked at, and sent out. */
export function ArticlePage() {
  const id = Number(useParams().id);
  const query = useQuery(articleQuery(id));
  const { data, error } = query;
  usePage({ ready: Boolean(data) || error !== null, title: data?.document.title || undefined });
  return (
    <EditorPage
      title="编辑头条"
      back={{ to: '/staff/press', words: '回到头条列表' }}
      queries={[query]}
      refused="您没有编辑头条的权限"
      failed="头条没有加载出来"
      gone={{ title: '没有这篇头条', description: '可能是已删除的草稿' }}
    >
      {data ? <ArticleEditor key={id} loaded={data} /> : undefined}
    </EditorPage>
  );
}

export default ArticlePage;
