import type { RefundRecord } from '@harbor/contract';
import { Check, X } from 'lucide-react';
import styles from './Steps.module.css';

const looks = { done: styles.done, current: styles.current, failed: styles.failed, todo: undefined };

interface StepsProps {
  steps: RefundRecord['steps'];
  label?: string;
}

/** The way of a refund, or of another thing that goes by stages. */
export function Steps({ steps, label = '退款进度' }: StepsProps) {
  return (
    <ol
      className={styles.steps}
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(${steps.length}, 1fr)` }}
    >
      {steps.map(({ label, description, state }) => (
        <li key={label} className={looks[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.dot} aria-hidden="true">
            {state === 'done' && <Check size={14} />}
            {state === 'failed' && <X size={14} />}
          </span>
          <strong>{label}</strong>
          <span>{description}</span>
        </li>
      ))}
    </ol>
  );
}
