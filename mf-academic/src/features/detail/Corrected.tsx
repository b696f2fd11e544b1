import { formatTime } from '@harbor/ui';
import { CircleAlert } from 'lucide-react';
import styles from './Corrected.module.css';
import type { Article } from './useArticle';

/** What was put right in an article, above its text. */
export function Corrected({ corrections }: Pick<Article, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <section className={styles.note} aria-label="更正说明">
      <p className={styles.title}>
        <CircleAlert size={16} aria-hidden /> 更正
      </p>
      <ul className={styles.list}>
        {corrections.map(({ text, at }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{formatTime(at).slice(5)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
