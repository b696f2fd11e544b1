import { LiveLink, useQuery } from '@harbor/runtime';
import { ShieldCheck } from 'lucide-react';
import styles from './AvoidedLine.module.css';
import { avoidedByOrder } from './queries';

/** From how many an order is kept, with their names and the way to the list; nothing where nobody is avoided. */
export function AvoidedLine({ orderId }: { orderId: number }) {
  const { data } = useQuery(avoidedByOrder(orderId));
  if (!data || data.count === 0) return null;
  return (
    <details className={styles.line}>
      <summary>
        <ShieldCheck size={16} aria-hidden />
        已回避 {data.count} 家单位
      </summary>
      <p>{data.units.join('、')}看不到这个订单。</p>
      <LiveLink to="/teacherlist/avoid">管理回避名单</LiveLink>
    </details>
  );
}
