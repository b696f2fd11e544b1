import { isLive, Link } from '@harbor/runtime';
import { FailedArea, Panel, Section } from '@harbor/ui/desktop';
import {
  ChevronRight,
  ClipboardPen,
  FileCheck2,
  Hourglass,
  type LucideIcon,
  RotateCcw,
  Star,
  Wallet,
} from 'lucide-react';
import { useCounts } from '../queries';
import styles from './OrdersPanel.module.css';
import { type OrderShortcut, orderShortcuts } from './shortcuts';
import { UrgentOrder } from './UrgentOrder';

const icons: Record<OrderShortcut['tab'], LucideIcon> = {
  unpaid: Wallet,
  incomplete: ClipboardPen,
  serving: Hourglass,
  delivered: FileCheck2,
  review: Star,
  refund: RotateCcw,
};

/** The orders at a glance, with the one that needs its owner most. */
export function OrdersPanel() {
  const { data, error, refetch, isFetching } = useCounts();
  if (!isLive('/orderpage/')) return null;
  return (
    <Panel>
      <Section
        size="part"
        title="我的订单"
        extra={
          <Link to="/orderpage/" className={styles.all}>
            全部订单
            <ChevronRight size={14} aria-hidden />
          </Link>
        }
      >
        <ul className={styles.row}>
          {orderShortcuts.map(({ tab, label }) => {
            const Icon = icons[tab];
            const count = data?.[tab] ?? 0;
            return (
              <li key={tab}>
                <Link to={`/orderpage/?tab=${tab}`} className={styles.shortcut}>
                  <span className={styles.icon}>
                    <Icon size={24} strokeWidth={1.7} aria-hidden />
                    {count > 0 ? <b className={styles.badge}>{count > 99 ? '99+' : count}</b> : null}
                  </span>
                  {label}
                </Link>
              </li>
            );
          })}
        </ul>
        {error && !data ? (
          <FailedArea title="订单数" minHeight={96} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <UrgentOrder />
        )}
      </Section>
    </Panel>
  );
}
