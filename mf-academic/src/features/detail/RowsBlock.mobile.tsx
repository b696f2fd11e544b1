import type { PressCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { ChevronRight } from 'lucide-react';
import { ArticleRow } from '../../press/ArticleRow.mobile';
import { latestPath } from '../../press/place';
import styles from './RowsBlock.mobile.module.css';

interface RowsBlockProps {
  title: string;
  articles: readonly PressCard[];
  /** With the way to all of them. */
  more?: boolean;
}

/** Further articles below the one that was read. */
export function RowsBlock({ title, articles, more = false }: RowsBlockProps) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.block} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {more ? (
          <Link to={latestPath}>
            更多
            <ChevronRight size={16} aria-hidden />
          </Link>
        ) : null}
      </header>
      <div className={styles.rows}>
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </div>
    </section>
  );
}
