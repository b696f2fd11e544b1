import type { OrderDetail } from '@harbor/contract';
import { Check } from 'lucide-react';
import styles from './Milestones.module.css';

const looks = { done: styles.done, current: styles.current, todo: undefined };

interface MilestonesProps {
  milestones: OrderDetail['milestones'];
}

/** The order's way from left to right. */
export function Milestones({ milestones }: MilestonesProps) {
  return (
    <ol className={styles.flow} style={{ gridTemplateColumns: `repeat(${milestones.length}, 1fr)` }}>
      {milestones.map(({ label, description, state }) => (
        <li key={label} className={looks[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.dot}>
            {state === 'done' && <Check size={16} strokeWidth={2.6} aria-hidden />}
          </span>
          <strong>{label}</strong>
          <span>{description}</span>
        </li>
      ))}
    </ol>
  );
}
