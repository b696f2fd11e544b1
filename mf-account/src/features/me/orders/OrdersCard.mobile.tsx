import { isLive, Link } from '@harbor/runtime';
import { FailedArea, Panel } from '@harbor/ui/mobile';
import {
  Activity,
  ChevronRight,
  type LucideIcon,
  Package,
  PencilLine,
  RotateCcw,
  Wallet,
} from 'lucide-react';
import { useCounts } from '../queries';
import styles from './OrdersCard.mobile.module.css';
import { orderShortcuts } from './shortcuts';
import { UrgentOrder } from './UrgentOrder.mobile';

const icons: Record<string, LucideIcon> = {
  unpaid: Wallet,
  incomplete: PencilLine,
  serving: Activity,
  delivered: Package,
  refund: RotateCcw,
};

/** The five ways into the orders, and the one that needs its owner most. */
export function OrdersCard() {
  const { data, error, refetch, isFetching } = useCounts();
  if (!isLive('/orderpage/0')) return null;
  return (
    <Panel>
      <div className={styles.head}>
        <h2 className={styles.title}>我的订单</h2>
        <Link to="/orderpage/0" className={styles.all}>
          全部订单
          <ChevronRight size={16} aria-hidden />
        </Link>
      </div>
      <ul className={styles.five}>
        {orderShortcuts.map(({ tab, label, number }) => {
          const Icon = icons[tab];
          if (!Icon) return null;
          const count = data?.[tab] ?? 0;
          return (
            <li key={tab}>
              <Link to={`/orderpage/${number}`} className={styles.shortcut}>
                <Icon size={26} strokeWidth={1.7} aria-hidden />
                {label}
                {count > 0 ? <b className={styles.badge}>{count > 99 ? '99+' : count}</b> : null}
              </Link>
            </li>
          );
        })}
      </ul>
      {error && !data ? (
        <FailedArea title="订单数" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <UrgentOrder />
      )}
    </Panel>
  );
}
