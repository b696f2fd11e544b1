import type { OrderDetail } from '@harbor/contract';
import { Part } from '../../parts/Part.mobile';
import styles from './StatusHead.mobile.module.css';
import { StatusHint } from './StatusHint';

const looks = { done: styles.done, current: styles.current, todo: undefined };

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
        <StatusHint order={order} onExpire={onExpire} />
      </p>
      <ol className={styles.steps}>
        {order.milestones.map(({ label, state }) => (
          <li key={label} className={looks[state]} aria-current={state === 'current' ? 'step' : undefined}>
            {label}
          </li>
        ))}
      </ol>
    </Part>
  );
}
