import type { RefundRecord } from '@harbor/contract';
import { Check, X } from 'lucide-react';
import styles from './Steps.module.css';

interface RefundStepsProps {
  steps: RefundRecord['steps'];
  label?: string;
}

/** The way of a refund, or of another thing that goes by stages. */
export function RefundSteps({ steps, label = '退款进度' }: RefundStepsProps) {
  return (
    <ol
      className={styles.steps}
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(${steps.length}, 1fr)` }}
    >
      {steps.map(({ label, description, state }) => (
        <li key={label} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
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
