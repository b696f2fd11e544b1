import type { GoodsDetail } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import styles from './RefundList.module.css';

interface RefundListProps {
  rules: GoodsDetail['refund_rules'];
}

/** What comes back at each stage. */
export function RefundList({ rules }: RefundListProps) {
  return (
    <>
      <dl className={styles.rules}>
        {rules.map(({ stage, rule }) => (
          <div key={stage}>
            <dt>{stage}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{promises.refundAnswerHours} 小时内答复；不同意可申诉，由另一位专员裁定。</p>
    </>
  );
}
