import type { RefundRecord } from '@harbor/contract';
import { formatFen } from '@harbor/ui';
import { Steps } from '../../parts/Steps';
import styles from './RefundHead.module.css';

interface RefundHeadProps {
  refund: RefundRecord;
}

/** Where the refund stands, how much it is about, and what happens next. */
export function RefundHead({ refund }: RefundHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.line}>
        <h1>{refund.status_text}</h1>
        <b>¥{formatFen(refund.approved_fen ?? refund.apply_fen)}</b>
      </div>
      <p aria-live="polite">{refund.promise}</p>
      <Steps steps={refund.steps} />
    </div>
  );
}
