import { Link, LiveLink } from '@harbor/runtime';
import { Bone, Cover, Waiting } from '@harbor/ui';
import { FailedArea } from '@harbor/ui/desktop';
import { NextStep } from './NextStep';
import { stepOf } from './stepOf';
import styles from './UrgentOrder.module.css';
import { useUrgentOrder } from './useUrgentOrder';

/** The order that needs its owner most: what it is, what happens next, the way there. */
export function UrgentOrder() {
  const { order, serverTime, idle, error, retry } = useUrgentOrder();
  if (idle) {
    return (
      <p className={styles.idle}>
        现在没有需要您处理的订单
        <LiveLink to="/productservice/" className={styles.link}>
          去看看服务
        </LiveLink>
      </p>
    );
  }
  if (error && !order) return <FailedArea title="订单" onRetry={retry} />;
  if (!order) {
    return (
      <Waiting className={styles.strip}>
        <div className={styles.bones}>
          <Bone width={96} height={64} radius={8} />
          <div className={styles.lines}>
            <Bone width="44%" height={16} />
            <Bone width="66%" />
          </div>
        </div>
      </Waiting>
    );
  }
  return (
    <div className={styles.strip}>
      <Cover src={order.cover} className={styles.cover} />
      <div className={styles.words}>
        <p className={styles.title}>
          <span className={styles.status}>{order.refund_text || order.status_text}</span>
          <Link to={`/orderdetail/${order.id}`}>{order.title}</Link>
        </p>
        <p className={styles.next}>
          <NextStep order={order} serverTime={serverTime} />
        </p>
      </div>
      <Link to={`/orderdetail/${order.id}`} className={styles.go}>
        {stepOf(order)}
      </Link>
    </div>
  );
}
