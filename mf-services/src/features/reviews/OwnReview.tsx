import type { OwnAppraise } from '@harbor/contract';
import { rubrics } from '@harbor/contract/appraise-status';
import { Link } from '@harbor/runtime';
import { Cover, formatDate, Stars } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import type { ReactNode } from 'react';
import styles from './OwnReview.module.css';

interface OwnReviewProps {
  review: OwnAppraise;
  /** What can be done with it, if anything. */
  action?: ReactNode;
}

const tones: Record<number, string | undefined> = {
  1: styles.waiting,
  2: styles.shown,
  3: styles.hidden,
};

/** One's own review, with where it stands: waiting for the staff's look, shown, or why it is not. */
export function OwnReview({ review, action }: OwnReviewProps) {
  const { append, reply, ratings } = review;
  return (
    <article className={styles.item}>
      <header className={styles.head}>
        <Cover className={styles.cover} src={review.cover} />
        <p className={styles.words}>
          <Link to={`/goodsdetail/${review.goods_id}`}>{review.title}</Link>
          <span>{[review.category_title, review.spec_name].filter(Boolean).join(' · ')}</span>
        </p>
        <span className={`${styles.state} ${tones[review.status]}`}>{review.status_text}</span>
      </header>
      <p className={styles.rates}>
        <Stars value={ratings.stars} variant="five" size={16} number={false} />
        {rubrics.slice(1).map(({ key, label }) => (
          <span key={key}>
            {label} {ratings[key]}
          </span>
        ))}
      </p>
      {review.content && <p>{review.content}</p>}
      {review.images.length > 0 && (
        <p className={styles.pictures}>
          {review.images.map((image, n) => (
            <a
              key={image}
              href={image}
              target="_blank"
              rel="noreferrer"
              aria-label={`查看第 ${n + 1} 张图片`}
            >
              <Cover src={image} ratio="1/1" />
            </a>
          ))}
        </p>
      )}
      {review.tags.length > 0 && (
        <p className={styles.tags}>
          {review.tags.map((tag) => (
            <Tag key={tag} tone="primary">
              {tag}
            </Tag>
          ))}
        </p>
      )}
      {review.hidden_reason && <p className={styles.why}>未展示：{review.hidden_reason}</p>}
      {reply && (
        <p className={styles.inset}>
          <b className={styles.name}>{reply.name}回复：</b>
          {reply.content}
        </p>
      )}
      {append && (
        <p className={styles.inset}>
          <b>
            {formatDate(append.created_at)} 追评（{append.status_text}）：
          </b>
          {append.content}
        </p>
      )}
      {append?.hidden_reason && <p className={styles.why}>追评未展示：{append.hidden_reason}</p>}
      <footer className={styles.foot}>
        <span className={styles.meta}>
          {formatDate(review.created_at)}
          {review.anonymous && ' · 匿名'}
          {review.actions.append && ` · ${formatDate(review.append_until)} 前可追评一次`}
        </span>
        {action}
      </footer>
    </article>
  );
}
