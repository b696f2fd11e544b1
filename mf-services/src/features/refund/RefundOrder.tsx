import type { RefundInfo } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Cover, formatFen } from '@harbor/ui';
import styles from './RefundOrder.module.css';

interface RefundOrderProps {
  order: RefundInfo['order'];
}

/** The order whose money is asked back. */
export function RefundOrder({ order }: RefundOrderProps) {
  return (
    <Link className={styles.order} to={`/orderdetail/${order.id}`}>
      <Cover className={styles.cover} src={order.cover} eager />
      <span className={styles.words}>
        <strong>{order.title}</strong>
        <span>{order.spec_text}</span>
        <span>
          {order.status_text} · 实付 <b>¥{formatFen(order.pay_fen)}</b>
        </span>
      </span>
    </Link>
  );
}
