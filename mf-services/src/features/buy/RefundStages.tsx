import type { GoodsDetail } from '@harbor/contract';
import styles from './RefundStages.module.css';

interface RefundStagesProps {
  rules: GoodsDetail['refund_rules'];
}

/** What comes back at each stage: read before paying, not after. */
export function RefundStages({ rules }: RefundStagesProps) {
  return (
    <ol
      className={styles.stages}
      style={{ gridTemplateColumns: `repeat(${Math.max(1, rules.length)}, 1fr)` }}
    >
      {rules.map(({ stage, rule }) => (
        <li key={stage}>
          <span>{stage}</span>
          <strong>{rule}</strong>
        </li>
      ))}
    </ol>
  );
}
