import type { GoodsDetail } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { Panel } from '@harbor/ui/desktop';
import styles from './RefundRules.module.css';

interface RefundRulesProps {
  rules: GoodsDetail['refund_rules'];
}

export function RefundRules({ rules }: RefundRulesProps) {
  return (
    <Panel padding="s">
      <h2 className={styles.title}>退款规则</h2>
      <dl className={styles.rules}>
        {rules.map(({ stage, rule }) => (
          <div key={stage}>
            <dt>{stage}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{promises.refundAnswerHours} 小时内答复；不同意可申诉，由另一位专员裁定。</p>
    </Panel>
  );
}
