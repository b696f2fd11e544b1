import type { RefundInfo } from '@harbor/contract';
import { formatFen, formatTime } from '@harbor/ui';
import { Facts } from '../../parts/Facts';
import styles from './RefundFacts.module.css';

interface RefundFactsProps {
  info: RefundInfo;
}

/** Amounts, reason and number of the newest refund. */
export function RefundFacts({ info: { refund, order, earlier } }: RefundFactsProps) {
  if (!refund) return null;
  return (
    <Facts
      rows={[
        ['申请金额', `¥${formatFen(refund.apply_fen)}`],
        [
          '同意金额',
          refund.approved_fen !== null && <b className={styles.sum}>¥{formatFen(refund.approved_fen)}</b>,
        ],
        ['退款原因', refund.reason_text],
        ['退回方式', order.pay_name ? `原路退回 ${order.pay_name}` : '原路退回'],
        ['申请时间', formatTime(refund.created_at)],
        ['退款单号', refund.refund_no],
        ...earlier.map(
          (one) =>
            [
              '此前申请',
              `${formatTime(one.created_at)} · ¥${formatFen(one.apply_fen)} · ${one.status_text}`,
            ] as const,
        ),
      ]}
    />
  );
}
