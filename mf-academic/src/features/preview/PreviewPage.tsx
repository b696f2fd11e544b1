import { usePage, useParams, useQuery, useSearchParams } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { Empty, LinkButton, PageSkeleton, Panel } from '@harbor/ui/kit';
import { EyeOff } from 'lucide-react';
import { Chips } from '../../press/Chips';
import { frontPath } from '../../press/frontPath';
import { fromWhom, readWords } from '../../press/words';
import { FailedPage } from '../../states/FailedPage';
import { isGone } from '../../states/isGone';
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
    crumbs: [{ title: '学术头条', path: frontPath }, { title: '预览' }],
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
      <article className={styles.article}>
        <Chips article={data} />
        <h1 className={styles.title}>{data.title}</h1>
        <p className={styles.facts}>
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

function Expired() {
  return (
    <div className={styles.page}>
      <HiddenTitle>预览链接已失效</HiddenTitle>
      <Panel>
        <Empty
          scene="not-found"
          title="预览链接已失效"
          description="链接 24 小时内有效，请向编辑索取新的链接。"
          action={
            <LinkButton primary to={frontPath}>
              看看学术头条
            </LinkButton>
          }
        />
      </Panel>
    </div>
  );
}

export default PreviewPage;
