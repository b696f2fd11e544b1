import type { WallAppraise } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import { ChevronRight } from 'lucide-react';
import styles from './GoodsLink.module.css';

interface GoodsLinkProps {
  goods: WallAppraise['goods'];
}

/** The service that a review is about. */
export function GoodsLink({ goods }: GoodsLinkProps) {
  return (
    <Link className={styles.link} to={`/goodsdetail/${goods.goods_id}`}>
      <Cover className={styles.cover} src={goods.cover} />
      <span className={styles.words}>
        <strong>{goods.title}</strong>
        <span>{goods.category_title}</span>
      </span>
      <ChevronRight size={16} aria-hidden />
    </Link>
  );
}
