import type { PressCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import { articlePath } from '../../press/place';
import { fromWhom, readWords } from '../../press/words';
import styles from './AlsoRead.module.css';

/** What readers of an article read too. */
export function AlsoRead({ articles }: { articles: readonly PressCard[] }) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.block} aria-label="读者还看了">
      <h2 className={styles.head}>读者还看了</h2>
      <ul className={styles.list}>
        {articles.slice(0, 4).map((article) => (
          <li key={article.id}>
            <Link to={articlePath(article.id)} className={styles.card}>
              <Cover src={article.cover} />
              <span className={styles.body}>
                <strong className={styles.title}>{article.title}</strong>
                <span className={styles.meta}>
                  {fromWhom(article)} · {readWords(article.read_minutes)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
