import type { OrderDetail } from '@harbor/contract';
import { formatFen, formatTime, Price } from '@harbor/ui';
import { copyText } from '@harbor/ui/copy';
import { Panel } from '@harbor/ui/desktop';
import { Copy } from 'lucide-react';
import { Facts } from '../../parts/Facts';
import { amountOf } from './amountOf';
import styles from './PaymentCard.module.css';

interface PaymentCardProps {
  order: OrderDetail;
}

/** What it costs, how it was paid, and the numbers to refer to. */
export function PaymentCard({ order }: PaymentCardProps) {
  const { label, fen, agreed } = amountOf(order);
  return (
    <Panel padding="s">
      <h2 className={styles.title}>付款明细</h2>
      <dl className={styles.lines}>
        {agreed && (
          <div>
            <dt>
              ¥{formatFen(order.unit_fen, { trim: true })} × {order.quantity} {order.unit}
            </dt>
            <dd>¥{formatFen(order.total_fen)}</dd>
          </div>
        )}
        {order.coupon_fen > 0 && (
          <div>
            <dt>优惠券 {order.coupon_title}</dt>
            <dd className={styles.save}>−¥{formatFen(order.coupon_fen)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{label}</dt>
          <dd>
            <Price fen={fen} size="l" exact />
          </dd>
        </div>
      </dl>
      {order.paid_at && <p className={styles.paid}>{order.pay_text}</p>}
      <Facts
        look="lines"
        className={styles.facts}
        rows={[
          [
            '订单编号',
            <span key="number" className={styles.number}>
              {order.order_no}
              <button
                type="button"
                aria-label="复制订单编号"
                onClick={() => void copyText(order.order_no, '已复制订单编号')}
              >
                <Copy size={14} aria-hidden />
              </button>
            </span>,
          ],
          ['下单时间', formatTime(order.created_at)],
          ['交易单号', order.trade_no],
          ['关闭时间', order.closed_at && formatTime(order.closed_at)],
        ]}
      />
    </Panel>
  );
}
