import { Link } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { actClass, quietActClass } from '@harbor/ui/act';
import { Flag, Share2 } from 'lucide-react';
import type { Ref } from 'react';
import paper from '../../parts/Paper.module.css';
import { Chips } from '../../press/Chips';
import { Collects, Views } from '../../press/Facts';
import { specialPath } from '../../press/place';
import { countWords } from '../../press/words';
import { ReportButton } from '../report';
import styles from './Article.module.css';
import { ArticleTags } from './ArticleTags';
import { ArticleText } from './ArticleText';
import { Corrected } from './Corrected';
import { Origin } from './Origin';
import { share } from './share';
import type { Article as Info } from './useArticle';
import { useMarks } from './useMarks';

interface ArticleProps {
  article: Info;
  ref: Ref<HTMLElement>;
}

/** An article to be read on the desktop, with what can be done about it. */
export function Article({ article, ref }: ArticleProps) {
  const marks = useMarks(article);
  const { collects, special, revised_at } = article;
  return (
    <div className={styles.frame}>
      <div className={styles.rail}>
        <div className={styles.acts}>
          {marks.map(({ key, name, Icon, on, count, waits, toggle }) => (
            <button
              key={key}
              type="button"
              className={on ? styles.roundOn : styles.round}
              aria-pressed={on}
              aria-label={`${name} ${count}`}
              disabled={waits}
              onClick={toggle}
            >
              <Icon size={19} aria-hidden />
              <small>{countWords(count)}</small>
            </button>
          ))}
          <button
            type="button"
            className={styles.round}
            aria-label="分享"
            onClick={() => void share(article)}
          >
            <Share2 size={19} aria-hidden />
          </button>
        </div>
      </div>
      <article className={paper.paper} ref={ref}>
        <div className={styles.chips}>
          <Chips article={article} />
          {special ? (
            <Link to={specialPath(special.id)} className={styles.special}>
              专题：{special.title}
            </Link>
          ) : null}
        </div>
        <h1 className={paper.title}>{article.title}</h1>
        <div className={styles.line}>
          <p className={styles.facts}>
            {article.source ? <span>来源：{article.source}</span> : null}
            {article.author ? <span>作者 {article.author}</span> : null}
            <time dateTime={article.published_at}>{formatTime(article.published_at)}</time>
            <span>阅读约 {article.read_minutes} 分钟</span>
            {revised_at ? <span>修订于 {formatTime(revised_at)}</span> : null}
          </p>
          <p className={styles.counts}>
            <Views count={article.views} />
            <Collects count={collects} />
          </p>
        </div>
        <Corrected corrections={article.corrections} />
        <ArticleText html={article.content} />
        <ArticleTags tags={article.tags_data} />
        <Origin {...article} />
        <div className={styles.foot}>
          {marks.map(({ key, word, Icon, on, count, waits, toggle }) => (
            <button
              key={key}
              type="button"
              className={actClass(on)}
              aria-pressed={on}
              disabled={waits}
              onClick={toggle}
            >
              <Icon size={16} aria-hidden /> {word} {countWords(count)}
            </button>
          ))}
          <button type="button" className={actClass()} onClick={() => void share(article)}>
            <Share2 size={16} aria-hidden /> 分享
          </button>
          <ReportButton id={article.id} className={`${quietActClass} ${styles.report}`}>
            <Flag size={14} aria-hidden /> 指出错误
          </ReportButton>
        </div>
      </article>
    </div>
  );
}
