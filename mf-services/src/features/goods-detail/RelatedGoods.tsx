import type { GoodsCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover, Price } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { priceOf } from '../../goods/facts';
import styles from './RelatedGoods.module.css';

interface RelatedGoodsProps {
  goods: GoodsCard[];
}

export function RelatedGoods({ goods }: RelatedGoodsProps) {
  if (goods.length === 0) return null;
  return (
    <Panel padding="s">
      <h2 className={styles.title}>常一起选择</h2>
      {goods.slice(0, 4).map((one) => (
        <Link key={one.id} className={styles.item} to={`/goodsdetail/${one.id}`}>
          <Cover className={styles.picture} src={one.cover} />
          <span>
            <span className={styles.name}>{one.title}</span>
            <Price fen={priceOf(one)} unit={one.unit} size="s" />
          </span>
        </Link>
      ))}
    </Panel>
  );
}
