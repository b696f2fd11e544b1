import { Cover } from '@harbor/ui';
import styles from './OrderHead.module.css';
import type { OrderReview } from './queries';

interface OrderHeadProps {
  order: OrderReview['order'];
}

/** What is being reviewed. */
export function OrderHead({ order }: OrderHeadProps) {
  const teacher = order.teacher_name && `${order.teacher_name}老师`;
  return (
    <div className={styles.head}>
      <Cover className={styles.cover} src={order.cover} />
      <p className={styles.words}>
        <strong>{order.title}</strong>
        <span>{[order.spec_text, teacher].filter(Boolean).join(' · ')}</span>
      </p>
    </div>
  );
}
