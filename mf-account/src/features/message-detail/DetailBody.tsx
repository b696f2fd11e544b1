import type { DataOf } from '@harbor/contract';
import { isLive, Link } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { ArrowRight } from 'lucide-react';
import styles from './DetailBody.module.css';

export interface DetailBodyProps {
  detail: DataOf<'POST /message/detail/:id'>;
}

/** A message in full, with the way on to what it is about and to its neighbours. */
export function DetailBody({ detail }: DetailBodyProps) {
  const { text, sub_text, body, link, created_at, newer_id, older_id } = detail;
  return (
    <article className={styles.article}>
      <h1 className={styles.title}>{text}</h1>
      <p className={styles.meta}>
        {sub_text ? <Tag>{sub_text}</Tag> : null}
        <time dateTime={created_at}>{formatTime(created_at)}</time>
      </p>
      {body.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className={styles.body}>
          {paragraph}
        </p>
      ))}
      {/^https?:/.test(link) ? (
        // Pages of the team on a host of their own.
        <a href={link} className={styles.on}>
          查看详情
          <ArrowRight size={16} aria-hidden />
        </a>
      ) : link && isLive(link) ? (
        <Link to={link} className={styles.on}>
          查看详情
          <ArrowRight size={16} aria-hidden />
        </Link>
      ) : null}
      <nav className={styles.neighbours} aria-label="相邻消息">
        {newer_id ? <Link to={`/messagedetail/${newer_id}`}>上一条</Link> : <span>已是最新一条</span>}
        {older_id ? <Link to={`/messagedetail/${older_id}`}>下一条</Link> : <span>没有更早的了</span>}
      </nav>
    </article>
  );
}
