import type { Appraise, TeacherPage } from '@harbor/contract';
import { rowsOf, useInfiniteQuery } from '@harbor/runtime';
import { Avatar, Stars } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import { teacherReviews } from './queries';
import styles from './Reviews.module.css';

/** Reviews of a teacher: the sums, and as many as somebody asks for. True ones are never taken away. */
export function Reviews({ teacher }: { teacher: TeacherPage }) {
  const { summary, data: first } = teacher.reviews;
  const [filter, setFilter] = useState<string>();
  const feed = useInfiniteQuery({
    ...teacherReviews(teacher.id, filter ?? 'all'),
    enabled: filter !== undefined,
  });
  if (summary.total === 0) return <p className={styles.none}>还没有评价，完成订单的用户可以评价。</p>;
  const shown = filter === undefined ? first : rowsOf(feed.data);
  const low =
    (summary.distribution[2] ?? 0) + (summary.distribution[3] ?? 0) + (summary.distribution[4] ?? 0);
  const filters: [key: string, title: string, count: number][] = [
    ['all', '全部', summary.total],
    ...summary.tags
      .slice(0, 3)
      .map(({ name, count }) => [`tag:${name}`, name, count] as [string, string, number]),
    ['append', '有追评', summary.with_append ?? 0],
    ['low', '3 星及以下', low],
  ];
  const { rubrics } = summary;
  return (
    <>
      <div className={styles.sum}>
        <div className={styles.mean}>
          <b>{summary.score.toFixed(1)}</b>
          <Stars value={summary.score} variant="five" size={16} number={false} />
          <small>n={summary.total}</small>
        </div>
        <ol className={styles.stars}>
          {summary.distribution.map((count, n) => {
            const percent = Math.round((100 * count) / summary.total);
            return (
              <li key={5 - n}>
                <span>{5 - n} 星</span>
                <span className={styles.bar} aria-hidden>
                  <span style={{ width: `${percent}%` }} />
                </span>
                <span>
                  {percent}% · {count}
                </span>
              </li>
            );
          })}
        </ol>
        <dl className={styles.rubrics}>
          {(
            [
              ['专业程度', rubrics.professional],
              ['沟通清楚', rubrics.communication],
              ['准时交付', rubrics.punctual],
              ['诚信规范', rubrics.norm],
            ] as const
          ).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value.toFixed(1)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.filters}>
        {filters
          .filter(([key, , count]) => key === 'all' || count > 0)
          .map(([key, title, count]) => (
            <button
              key={key}
              type="button"
              aria-pressed={(filter ?? 'all') === key}
              onClick={() => setFilter(key)}
            >
              {title} <small>{count}</small>
            </button>
          ))}
      </div>
      <ul className={styles.list} aria-busy={feed.isFetching}>
        {shown.map((review) => (
          <li key={review.id}>
            <Review review={review} teacher={teacher.name} />
          </li>
        ))}
      </ul>
      {filter === undefined && summary.total > first.length ? (
        <Button onClick={() => setFilter('all')}>查看全部 {summary.total} 条评价</Button>
      ) : null}
      {filter !== undefined && feed.hasNextPage ? (
        <Button loading={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
          更多评价
        </Button>
      ) : null}
    </>
  );
}

function Review({ review, teacher }: { review: Appraise; teacher: string }) {
  return (
    <article className={styles.review}>
      <Avatar name={review.nickname} src={review.avatar_img} size={36} />
      <div>
        <p className={styles.who}>
          <b>{review.nickname}</b>
          <span>{review.identity}</span>
          <time>{review.created_at.slice(0, 10)}</time>
        </p>
        <p className={styles.what}>
          <Stars value={review.stars} variant="five" size={13} number={false} /> {review.spec_name}
        </p>
        {review.content ? <p>{review.content}</p> : null}
        {review.append ? <p className={styles.append}>追评：{review.append.content}</p> : null}
        {review.reply ? (
          <p className={styles.reply}>
            <b>{review.reply.name === '客服' ? '客服' : `${teacher}老师`}回复：</b>
            {review.reply.content}
          </p>
        ) : null}
      </div>
    </article>
  );
}
