import type { OrderDetail } from '@harbor/contract';
import { formatFen, formatTime } from '@harbor/ui';
import { Part } from '../../parts/Part.mobile';
import styles from './Refund.mobile.module.css';

interface RefundProps {
  refund: NonNullable<OrderDetail['refund']>;
}

export function Refund({ refund }: RefundProps) {
  return (
    <Part title="退款" extra={<span className={styles.status}>{refund.status_text}</span>}>
      <dl className={styles.facts}>
        <dt>退款金额</dt>
        <dd>¥{formatFen(refund.apply_fen)}</dd>
        <dt>原因</dt>
        <dd>{refund.reason || '未填写'}</dd>
        <dt>申请时间</dt>
        <dd>{formatTime(refund.created_at)}</dd>
        {refund.done_at && (
          <>
            <dt>结束时间</dt>
            <dd>{formatTime(refund.done_at)}</dd>
          </>
        )}
      </dl>
    </Part>
  );
}
