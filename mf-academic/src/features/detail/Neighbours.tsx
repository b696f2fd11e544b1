import { Link } from '@harbor/runtime';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { articlePath } from '../../press/place';
import styles from './Neighbours.module.css';
import type { Article } from './useArticle';

/** The article before and the one after, in the order of time. */
export function Neighbours({ prev, next }: Pick<Article, 'prev' | 'next'>) {
  if (!prev && !next) return null;
  return (
    <nav className={styles.pair} aria-label="上一篇与下一篇">
      {prev ? (
        <Link to={articlePath(prev.id)} className={styles.one}>
          <span className={styles.label}>
            <ChevronLeft size={14} aria-hidden /> 上一篇
          </span>
          <strong className={styles.title}>{prev.title}</strong>
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link to={articlePath(next.id)} className={`${styles.one} ${styles.right}`}>
          <span className={styles.label}>
            下一篇 <ChevronRight size={14} aria-hidden />
          </span>
          <strong className={styles.title}>{next.title}</strong>
        </Link>
      ) : null}
    </nav>
  );
}
