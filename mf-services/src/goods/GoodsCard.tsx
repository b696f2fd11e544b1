import type { GoodsCard as Goods } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover, Price, Stars } from '@harbor/ui';
import { Tag } from '@harbor/ui/tag';
import { deliveryText, pictureNote, priceOf, revisionsText } from './facts';
import styles from './GoodsCard.module.css';

interface GoodsCardProps {
  goods: Goods;
  /** Shown on the picture instead of the card's own note. */
  note?: string;
  /** Above the fold: the picture loads at once. */
  eager?: boolean;
}

/** A service in a grid of the desktop. */
export function GoodsCard({ goods, note = pictureNote(goods), eager }: GoodsCardProps) {
  return (
    <Link className={styles.card} to={`/goodsdetail/${goods.id}`}>
      <span className={styles.picture}>
        <Cover src={goods.cover} eager={eager} />
        {note && <span className={goods.status === 2 ? styles.off : styles.note}>{note}</span>}
      </span>
      <span className={styles.body}>
        <strong className={styles.title}>{goods.title}</strong>
        <span className={styles.subtitle}>{goods.subtitle}</span>
        <span className={styles.tags}>
          <Tag>{deliveryText(goods)}</Tag>
          <Tag>{revisionsText(goods)}</Tag>
        </span>
        <span className={styles.foot}>
          <Price fen={priceOf(goods)} unit={goods.unit} size="l" />
          <span className={styles.trust}>
            <Stars value={goods.score} />
            <span>{goods.sales.toLocaleString('zh-CN')} 次</span>
          </span>
        </span>
      </span>
    </Link>
  );
}
