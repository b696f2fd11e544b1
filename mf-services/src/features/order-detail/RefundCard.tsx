import type { OrderDetail } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatTime, Price } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import styles from './RefundCard.module.css';

interface RefundCardProps {
  orderId: number;
  refund: NonNullable<OrderDetail['refund']>;
}

export function RefundCard({ orderId, refund }: RefundCardProps) {
  return (
    <Panel padding="s">
      <h2 className={styles.title}>
        退款 <span>{refund.status_text}</span>
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>退款金额</dt>
          <dd>
            <Price fen={refund.apply_fen} exact />
          </dd>
        </div>
        <div>
          <dt>原因</dt>
          <dd>{refund.reason || '未填写'}</dd>
        </div>
        <div>
          <dt>申请时间</dt>
          <dd>{formatTime(refund.created_at)}</dd>
        </div>
        <div>
          <dt>退款单号</dt>
          <dd>{refund.refund_no}</dd>
        </div>
        {refund.done_at && (
          <div>
            <dt>结束时间</dt>
            <dd>{formatTime(refund.done_at)}</dd>
          </div>
        )}
      </dl>
      <Link className={styles.more} to={`/refund/${orderId}`}>
        查看退款进度
      </Link>
    </Panel>
  );
}
