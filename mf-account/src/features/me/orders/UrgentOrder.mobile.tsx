import { Link, LiveLink } from '@harbor/runtime';
import { Bone, Cover, Waiting } from '@harbor/ui';
import { FailedArea } from '@harbor/ui/mobile';
import { ChevronRight } from 'lucide-react';
import { NextStep } from './NextStep';
import styles from './UrgentOrder.mobile.module.css';
import { useUrgentOrder } from './useUrgentOrder';

/** The order that needs its owner most: what it is and what happens next. */
export function UrgentOrder() {
  const { order, serverTime, idle, error, retry } = useUrgentOrder();
  if (idle) {
    return (
      <LiveLink to="/productservice/" className={styles.strip}>
        <span className={styles.words}>现在没有需要您处理的订单</span>
        <span className={styles.link}>去看看服务</span>
      </LiveLink>
    );
  }
  if (error && !order) return <FailedArea title="订单" onRetry={retry} />;
  if (!order) {
    return (
      <Waiting>
        <div className={styles.strip}>
          <Bone width={54} height={40} radius={6} />
          <div className={styles.bones}>
            <Bone width="80%" height={16} />
            <Bone width="56%" />
          </div>
        </div>
      </Waiting>
    );
  }
  return (
    <Link to={`/orderdetail/${order.id}`} className={styles.strip}>
      <Cover src={order.cover} ratio="4/3" className={styles.cover} />
      <span className={styles.words}>
        <b className={styles.title}>{order.title}</b>
        <span className={styles.next}>
          <NextStep order={order} serverTime={serverTime} />
        </span>
      </span>
      <ChevronRight className={styles.arrow} size={18} aria-hidden />
    </Link>
  );
}
