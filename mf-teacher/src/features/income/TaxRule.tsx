import type { WithholdingRule } from '@harbor/contract/withholding';
import { withSign } from './money';
import styles from './WithdrawForm.module.css';

const whole = (fen: number) => withSign(fen).replace('.00', '');

/** The rule by which tax is withheld, as it is set now. */
export function TaxRule({ rule }: { rule: WithholdingRule }) {
  return (
    <div className={styles.table}>
      <p>
        劳务报酬所得，按次预扣：每次不超过 {whole(rule.small_fen)} 的减除 {whole(rule.free_fen)}，超过的减除{' '}
        {rule.off_percent}%，余下为应纳税所得额。
      </p>
      <ul>
        {rule.bands.map(({ up_to_fen, percent, quick_fen }) => (
          <li key={percent}>
            {up_to_fen === null ? '再往上的部分' : `不超过 ${whole(up_to_fen)}`}：{percent}%
            {quick_fen > 0 ? `，速算扣除 ${whole(quick_fen)}` : ''}
          </li>
        ))}
      </ul>
    </div>
  );
}
