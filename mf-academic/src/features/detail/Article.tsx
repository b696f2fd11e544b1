import { Link } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Bookmark, Flag, Share2, ThumbsUp } from 'lucide-react';
import type { Ref } from 'react';
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
  const { liked, likes, collected, collects, special, revised_at } = article;
  return (
    <div className={styles.frame}>
      <div className={styles.rail}>
        <div className={styles.acts}>
          <button
            type="button"
            className={liked ? styles.roundOn : styles.round}
            aria-pressed={liked}
            aria-label={`点赞 ${likes}`}
            disabled={marks.liking}
            onClick={marks.toggleLike}
          >
            <ThumbsUp size={19} aria-hidden />
            <small>{countWords(likes)}</small>
          </button>
          <button
            type="button"
            className={collected ? styles.roundOn : styles.round}
            aria-pressed={collected}
            aria-label={`收藏 ${collects}`}
            disabled={marks.collecting}
            onClick={marks.toggleCollect}
          >
            <Bookmark size={19} aria-hidden />
            <small>{countWords(collects)}</small>
          </button>
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
      <article className={styles.article} ref={ref}>
        <div className={styles.chips}>
          <Chips article={article} />
          {special ? (
            <Link to={specialPath(special.id)} className={styles.special}>
              专题：{special.title}
            </Link>
          ) : null}
        </div>
        <h1 className={styles.title}>{article.title}</h1>
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
          <button
            type="button"
            className={liked ? styles.on : styles.act}
            aria-pressed={liked}
            disabled={marks.liking}
            onClick={marks.toggleLike}
          >
            <ThumbsUp size={16} aria-hidden /> {liked ? '已赞' : '赞'} {countWords(likes)}
          </button>
          <button
            type="button"
            className={collected ? styles.on : styles.act}
            aria-pressed={collected}
            disabled={marks.collecting}
            onClick={marks.toggleCollect}
          >
            <Bookmark size={16} aria-hidden /> {collected ? '已收藏' : '收藏'} {countWords(collects)}
          </button>
          <button type="button" className={styles.act} onClick={() => void share(article)}>
            <Share2 size={16} aria-hidden /> 分享
          </button>
          <ReportButton id={article.id} className={styles.quiet}>
            <Flag size={14} aria-hidden /> 指出错误
          </ReportButton>
        </div>
      </article>
    </div>
  );
}
