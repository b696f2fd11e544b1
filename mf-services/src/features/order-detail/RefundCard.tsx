import type { OrderDetail } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatFen, formatTime, Price } from '@harbor/ui';
import { onPhone } from '@harbor/ui/kit';
import { Facts } from '../../parts/Facts';
import { Part } from '../../parts/Part';
import styles from './RefundCard.module.css';

interface RefundCardProps {
  orderId: number;
  refund: NonNullable<OrderDetail['refund']>;
}

export function RefundCard({ orderId, refund }: RefundCardProps) {
  return (
    <Part title="退款" size="aside" extra={<b className={styles.status}>{refund.status_text}</b>}>
      <Facts
        look={onPhone ? 'ends' : 'lines'}
        rows={[
          ['退款金额', onPhone ? `¥${formatFen(refund.apply_fen)}` : <Price fen={refund.apply_fen} exact />],
          ['原因', refund.reason || '未填写'],
          ['申请时间', formatTime(refund.created_at)],
          ['退款单号', !onPhone && refund.refund_no],
          ['结束时间', refund.done_at && formatTime(refund.done_at)],
        ]}
      />
      {!onPhone && (
        <Link className={styles.more} to={`/refund/${orderId}`}>
          查看退款进度
        </Link>
      )}
    </Part>
  );
}
