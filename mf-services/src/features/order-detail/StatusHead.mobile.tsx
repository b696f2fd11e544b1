import type { OrderDetail } from '@harbor/contract';
import { Countdown } from '@harbor/ui';
import { Part } from '../../parts/Part.mobile';
import styles from './StatusHead.mobile.module.css';

interface StatusHeadProps {
  order: OrderDetail;
  onExpire: () => void;
}

/** Where the order stands, what happens next, and its way. */
export function StatusHead({ order, onExpire }: StatusHeadProps) {
  return (
    <Part>
      <h1 className={styles.status}>
        {order.status_text}
        {order.overdue && <span>已逾期</span>}
      </h1>
      <p className={styles.hint}>
        {order.actions.pay && order.expire_at ? (
          <>
            请在{' '}
            <b>
              <Countdown until={order.expire_at} serverTime={order.server_time} onEnd={onExpire} />
            </b>{' '}
            内付款，超时订单自动取消
          </>
        ) : (
          order.hint
        )}
      </p>
      <ol className={styles.steps}>
        {order.milestones.map(({ label, state }) => (
          <li key={label} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
            {label}
          </li>
        ))}
      </ol>
    </Part>
  );
}
