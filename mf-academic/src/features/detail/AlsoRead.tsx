import type { PressCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import cards from '../../parts/Cards.module.css';
import { articlePath } from '../../press/place';
import { fromWhom, readWords } from '../../press/words';
import styles from './AlsoRead.module.css';

/** What readers of an article read too. */
export function AlsoRead({ articles }: { articles: readonly PressCard[] }) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.block} aria-label="读者还看了">
      <h2 className={styles.head}>读者还看了</h2>
      <ul className={cards.four}>
        {articles.slice(0, 4).map((article) => (
          <li key={article.id}>
            <Link to={articlePath(article.id)} className={cards.card}>
              <Cover src={article.cover} />
              <span className={cards.body}>
                <strong className={cards.title}>{article.title}</strong>
                <span className={cards.facts}>
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
