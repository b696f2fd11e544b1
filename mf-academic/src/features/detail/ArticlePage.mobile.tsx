import { pressDescription } from '@harbor/contract/descriptions';
import { Link, usePage, useParams } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { PageSkeleton } from '@harbor/ui/mobile';
import { Flag } from 'lucide-react';
import { useRef } from 'react';
import paper from '../../parts/Paper.module.css';
import { Chips } from '../../press/Chips';
import { specialPath } from '../../press/place';
import { countWords, readWords } from '../../press/words';
import { FailedPage } from '../../states/FailedPage';
import { isGone } from '../../states/isGone';
import { ReportButton } from '../report';
import styles from './ArticlePage.mobile.module.css';
import { ArticleTags } from './ArticleTags';
import { ArticleText } from './ArticleText';
import { Corrected } from './Corrected';
import { Missing, missingTitle } from './Missing';
import { Neighbours } from './Neighbours';
import { Origin } from './Origin';
import { ReadingBar } from './ReadingBar.mobile';
import { RowsBlock } from './RowsBlock.mobile';
import { Services } from './Services';
import { TextSize } from './TextSize.mobile';
import { useArticle } from './useArticle';
import { useTextSize } from './useTextSize';

/** `/academic/:id` of the phone: an article, its contents in a sheet, and what to read on. */
export function ArticlePage() {
  const id = Number(useParams().id);
  const query = useArticle(id);
  const { data, error } = query;
  const place = useRef<HTMLElement>(null);
  const { size, choose } = useTextSize();
  const article = data?.info;
  usePage({
    title: article ? article.seo.title : isGone(error) ? missingTitle : undefined,
    navTitle: '学术头条',
    description: article && pressDescription(article.seo),
    ready: Boolean(data || error),
  });
  if (isGone(error)) return <Missing />;
  if (error && !data) return <FailedPage title="头条没有加载出来" query={query} />;
  if (!article) return <PageSkeleton />;
  const { special, source, author, published_at, read_minutes, views } = article;
  const first = [source && `来源：${source}`, author].filter(Boolean).join(' · ');
  return (
    <>
      <TextSize size={size} onChoose={choose} />
      <article ref={place} className={`${paper.paper} ${styles.article}`} data-size={size}>
        <div className={styles.chips}>
          <Chips article={article} />
          {special ? (
            <Link to={specialPath(special.id)} className={styles.special}>
              # {special.title}
            </Link>
          ) : null}
        </div>
        <h1 className={paper.title}>{article.title}</h1>
        <p className={`${paper.facts} ${styles.facts}`}>
          {first ? <span>{first}</span> : null}
          <span>
            <time dateTime={published_at}>{formatTime(published_at)}</time> · {readWords(read_minutes)} ·{' '}
            {countWords(views)} 次阅读
          </span>
        </p>
        <Corrected corrections={article.corrections} />
        <ArticleText key={article.id} html={article.content} />
        <ArticleTags tags={article.tags_data} />
        <Origin {...article} />
        <ReportButton id={article.id} className={styles.report}>
          <Flag size={15} aria-hidden /> 指出错误
        </ReportButton>
      </article>
      <Neighbours prev={article.prev} next={article.next} />
      <Services goods={article.service_goods} />
      <RowsBlock title="读者还看了" articles={data.like.data.slice(0, 3)} />
      <RowsBlock title="最新" more articles={article.latest.data.slice(0, 3)} />
      <ReadingBar key={article.id} article={article} place={place} />
    </>
  );
}

export default ArticlePage;
