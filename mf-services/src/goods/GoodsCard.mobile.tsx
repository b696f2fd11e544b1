import type { GoodsCard as Goods } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover, Price, Stars } from '@harbor/ui';
import { deliveryText, pictureNote, priceOf, revisionsText } from './facts';
import styles from './GoodsCard.mobile.module.css';

interface GoodsCardProps {
  goods: Goods;
  eager?: boolean;
}

/** A service in the two columns of the phone. */
export function GoodsCard({ goods, eager }: GoodsCardProps) {
  const note = pictureNote(goods);
  return (
    <Link className={styles.card} to={`/goodsdetail/${goods.id}`}>
      <span className={styles.picture}>
        <Cover src={goods.cover} eager={eager} />
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.body}>
        <strong className={styles.title}>{goods.title}</strong>
        <span className={styles.meta}>
          {deliveryText(goods)} · {revisionsText(goods)}
        </span>
        <span className={styles.foot}>
          <Price fen={priceOf(goods)} unit={goods.unit} size="m" />
          <Stars value={goods.score} />
        </span>
      </span>
    </Link>
  );
}
