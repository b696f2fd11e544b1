import { usePage, useParams, useQuery, useSearchParams } from '@harbor/runtime';
import { PageSkeleton } from '@harbor/ui/kit';
import { EyeOff } from 'lucide-react';
import paper from '../../parts/Paper.module.css';
import { Chips } from '../../press/Chips';
import { frontPath } from '../../press/frontPath';
import { fromWhom, readWords } from '../../press/words';
import { FailedPage } from '../../states/FailedPage';
import { isGone } from '../../states/isGone';
import { MissingPage } from '../../states/MissingPage';
import { ArticleText, Origin } from '../detail';
import styles from './PreviewPage.module.css';
import { pressPreview } from './queries';

/** `/academic/preview/:id?ticket=`: an article as its editor left it, before readers see it. */
export function PreviewPage() {
  const id = Number(useParams().id);
  const [search] = useSearchParams();
  const ticket = search.get('ticket') ?? '';
  const query = useQuery(pressPreview(id, ticket));
  const { data, error } = query;
  usePage({
    title: data && `预览：${data.title}`,
    ready: ticket === '' || Boolean(data || error),
    crumbs: [{ title: '预览' }],
  });
  if (ticket === '' || isGone(error)) return <Expired />;
  if (error && !data) return <FailedPage title="预览没有加载出来" query={query} />;
  if (!data) return <PageSkeleton />;
  return (
    <div className={styles.page}>
      <p className={styles.note} role="note">
        <EyeOff size={16} aria-hidden />
        预览：读者还看不到这一版。链接 24 小时内有效，请只发给需要核对的人。
      </p>
      <article className={paper.paper}>
        <Chips article={data} />
        <h1 className={paper.title}>{data.title}</h1>
        <p className={paper.facts}>
          {[fromWhom(data), data.source ? data.author : '', readWords(data.read_minutes)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ArticleText html={data.content} />
        <Origin {...data} />
      </article>
    </div>
  );
}

const Expired = () => (
  <MissingPage
    title="预览链接已失效"
    description="链接 24 小时内有效，请向编辑索取新的链接。"
    onward={{ title: '看看学术头条', to: frontPath }}
  />
);

export default PreviewPage;
