import type { OrderDetail } from '@harbor/contract';
import { Tag } from '@harbor/ui/tag';
import { DeliveryButtons } from '../delivery';
import { OrderButtons } from '../order-actions';
import styles from './StatusHeader.module.css';
import { StatusHint } from './StatusHint';

interface StatusHeaderProps {
  order: OrderDetail;
  onPay: () => void;
  onExpire: () => void;
  onHidden: () => void;
}

/** Where the order stands, what happens next, and what may be done now. */
export function StatusHeader({ order, onPay, onExpire, onHidden }: StatusHeaderProps) {
  const newest = order.deliverables[0];
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1>
          {order.status_text}
          {newest && <Tag tone="primary">第 {newest.version} 版</Tag>}
          {order.overdue && <Tag tone="alert">已逾期</Tag>}
          {order.refund_text && <Tag tone="alert">{order.refund_text}</Tag>}
        </h1>
        <p>
          <StatusHint order={order} onExpire={onExpire} />
        </p>
      </div>
      <div className={styles.buttons}>
        <OrderButtons order={order} onPay={onPay} onHidden={onHidden} />
        <DeliveryButtons order={order} />
      </div>
    </header>
  );
}
