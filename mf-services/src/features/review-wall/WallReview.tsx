import type { WallAppraise } from '@harbor/contract';
import { AppraiseItem } from '../../goods/AppraiseItem';
import { GoodsLink } from './GoodsLink';
import styles from './WallPage.module.css';

interface WallReviewProps {
  review: WallAppraise;
}

/** A review with the service that it is about. */
export function WallReview({ review }: WallReviewProps) {
  return (
    <div className={styles.review}>
      <AppraiseItem appraise={review} />
      <div className={styles.goods}>
        <GoodsLink goods={review.goods} />
      </div>
    </div>
  );
}
