import type { RefundInfo } from '@harbor/contract';
import { formatFen, formatTime } from '@harbor/ui';
import styles from './RefundFacts.module.css';

interface RefundFactsProps {
  info: RefundInfo;
}

/** Amounts, reason and number of the newest refund. */
export function RefundFacts({ info: { refund, order, earlier } }: RefundFactsProps) {
  if (!refund) return null;
  return (
    <dl className={styles.facts}>
      <dt>申请金额</dt>
      <dd>¥{formatFen(refund.apply_fen)}</dd>
      {refund.approved_fen !== null && (
        <>
          <dt>同意金额</dt>
          <dd>
            <b>¥{formatFen(refund.approved_fen)}</b>
          </dd>
        </>
      )}
      <dt>退款原因</dt>
      <dd>{refund.reason_text}</dd>
      <dt>退回方式</dt>
      <dd>{order.pay_name ? `原路退回 ${order.pay_name}` : '原路退回'}</dd>
      <dt>申请时间</dt>
      <dd>{formatTime(refund.created_at)}</dd>
      <dt>退款单号</dt>
      <dd>{refund.refund_no}</dd>
      {earlier.map((one) => (
        <div key={one.refund_no} className={styles.earlier}>
          <dt>此前申请</dt>
          <dd>
            {formatTime(one.created_at)} · ¥{formatFen(one.apply_fen)} · {one.status_text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
