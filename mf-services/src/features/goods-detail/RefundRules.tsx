import type { GoodsDetail } from '@harbor/contract';
import { Panel } from '@harbor/ui/desktop';
import { RefundList } from '../../goods/RefundList';
import styles from './RefundRules.module.css';

interface RefundRulesProps {
  rules: GoodsDetail['refund_rules'];
}

export function RefundRules({ rules }: RefundRulesProps) {
  return (
    <Panel padding="s">
      <h2 className={styles.title}>退款规则</h2>
      <RefundList rules={rules} />
    </Panel>
  );
}
