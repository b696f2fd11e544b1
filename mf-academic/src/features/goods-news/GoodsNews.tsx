import { Link, useQuery } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { articlePath } from '../../press/place';
import styles from './GoodsNews.module.css';
import { newsForGoods } from './queries';

/** What to read about a service, beside it; in words alone, as its page has pictures enough. Nothing where there is nothing. */
export function GoodsNews({ goodsId }: { goodsId: number }) {
  const { data } = useQuery(newsForGoods(goodsId));
  if (!data || data.data.length === 0) return null;
  return (
    <Panel padding="s">
      <h2 className={styles.title}>相关头条</h2>
      {data.data.map(({ id, title, type_text, published_at }) => (
        <Link key={id} className={styles.item} to={articlePath(id)}>
          <span className={styles.name}>{title}</span>
          <span className={styles.facts}>
            {type_text} · <time dateTime={published_at}>{formatWhen(published_at)}</time>
          </span>
        </Link>
      ))}
    </Panel>
  );
}
