import type { OrderCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import type { ReactNode } from 'react';
import styles from './ToReview.module.css';

interface ToReviewProps {
  order: OrderCard;
  /** The button that begins the review. */
  action: ReactNode;
}

/** A finished order that waits for its review. */
export function ToReview({ order, action }: ToReviewProps) {
  return (
    <article className={styles.item}>
      <Cover className={styles.cover} src={order.cover} />
      <div className={styles.words}>
        <Link to={`/orderdetail/${order.id}`}>{order.title}</Link>
        <p>{[order.category_title, order.spec_text].filter(Boolean).join(' · ')}</p>
      </div>
      {order.actions.review && action}
    </article>
  );
}
