import { useQuery } from '@harbor/runtime';
import { Bone, errorText, formatFen, Waiting } from '@harbor/ui';
import styles from './OrderChoice.module.css';
import { latestOrders } from './queries';

export interface OrderChoiceProps {
  onChoose: (orderId: number) => void;
}

/** The user's latest orders, one of which is shown to support. */
export function OrderChoice({ onChoose }: OrderChoiceProps) {
  const orders = useQuery(latestOrders());
  if (orders.isPending)
    return (
      <Waiting>
        <Bone height={64} radius={8} />
      </Waiting>
    );
  if (orders.error)
    return (
      <p className={styles.none}>
        {errorText(orders.error)}
        <button type="button" className={styles.retry} onClick={() => void orders.refetch()}>
          重试
        </button>
      </p>
    );
  if (orders.data.data.length === 0) return <p className={styles.none}>您还没有订单</p>;
  return (
    <ul className={styles.list}>
      {orders.data.data.map((order) => (
        <li key={order.id}>
          <button type="button" className={styles.order} onClick={() => onChoose(order.id)}>
            <img src={order.cover} alt="" width={72} height={48} />
            <span className={styles.words}>
              <b>{order.title}</b>
              <span>
                ¥{formatFen(order.pay_fen)} · {order.status_text} · {order.order_no}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
