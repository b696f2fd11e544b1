import { useQuery } from '@harbor/runtime';
import { ArticleRow } from '../../press/ArticleRow.mobile';
import styles from './GoodsNews.mobile.module.css';
import { newsForGoods } from './queries';

/** What to read about a service, at the end of its page on the phone; nothing where there is nothing. */
export function GoodsNews({ goodsId }: { goodsId: number }) {
  const { data } = useQuery(newsForGoods(goodsId));
  if (!data || data.data.length === 0) return null;
  return (
    <section className={styles.block} aria-label="相关头条">
      <h2 className={styles.title}>相关头条</h2>
      {data.data.map((article) => (
        <ArticleRow key={article.id} article={article} />
      ))}
    </section>
  );
}
