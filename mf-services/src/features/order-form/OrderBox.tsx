import type { FormOrder } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover } from '@harbor/ui';
import styles from './OrderBox.module.css';

interface OrderBoxProps {
  order: FormOrder;
}

/** The order that a form belongs to. */
export function OrderBox({ order }: OrderBoxProps) {
  return (
    <Link className={styles.box} to={`/orderdetail/${order.id}`}>
      <Cover className={styles.cover} src={order.cover} eager />
      <span className={styles.words}>
        <strong>{order.title}</strong>
        <span>{order.spec_text}</span>
        <span>
          {order.status_text} · 订单 {order.order_no}
        </span>
      </span>
    </Link>
  );
}
