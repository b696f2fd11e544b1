import { Link, useQuery } from '@harbor/runtime';
import { Bone, Cover, formatFen, Waiting } from '@harbor/ui';
import { listPath } from '../../goods/filters';
import { indexGoods } from '../../goods/queries';
import styles from './CategoryCards.module.css';

/** The seven categories with their pictures and lowest prices. */
export function CategoryCards() {
  const index = useQuery(indexGoods());
  if (index.isError) return null;
  if (!index.data) {
    return (
      <Waiting>
        <div className={styles.cards}>
          {[1, 2, 3, 4, 5, 6, 7].map((n) => (
            <Bone key={n} height={193} radius={12} />
          ))}
        </div>
      </Waiting>
    );
  }
  return (
    <nav className={styles.cards} aria-label="服务分类">
      {index.data.categories.map((category) => (
        <Link key={category.id} className={styles.card} to={listPath({ category: category.id })}>
          <Cover src={category.cover} eager />
          <span className={styles.body}>
            <strong>{category.title}</strong>
            <span className={styles.text}>{category.description}</span>
            <span className={styles.price}>
              {category.from_fen === null
                ? '待报价'
                : `¥${formatFen(category.from_fen, { trim: true })}${category.from_unit === '千字' ? '/千字' : ' 起'}`}
            </span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
