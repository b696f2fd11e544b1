import type { OrderDetail } from '@harbor/contract';
import { orderKind } from '@harbor/contract/order-kind';
import { Cover, formatFen, formatTime, Price } from '@harbor/ui';
import { copyText } from '@harbor/ui/copy';
import { Facts } from '../../parts/Facts';
import { Part } from '../../parts/Part.mobile';
import { amountOf } from './amountOf';
import { BoughtLink } from './BoughtLink';
import styles from './OrderFacts.mobile.module.css';

interface OrderFactsProps {
  order: OrderDetail;
}

/** What was bought and what it cost. */
export function OrderFacts({ order }: OrderFactsProps) {
  const { label, fen, agreed } = amountOf(order);
  const course = order.kind === orderKind.course;
  return (
    <Part>
      <BoughtLink order={order} className={styles.goods}>
        <Cover className={styles.cover} src={order.cover} />
        <span>
          <strong>{order.title}</strong>
          <small>{order.spec_text}</small>
        </span>
      </BoughtLink>
      <Facts
        look="ends"
        className={styles.facts}
        rows={[
          [course ? '课程金额' : '服务金额', agreed && `¥${formatFen(order.total_fen)}`],
          [
            '优惠券',
            order.coupon_fen > 0 && <span className={styles.save}>−¥{formatFen(order.coupon_fen)}</span>,
          ],
          [label, <Price key="sum" fen={fen} size="m" exact />],
          [
            '订单号',
            <span key="number">
              {order.order_no}
              <button type="button" onClick={() => void copyText(order.order_no, '已复制订单号')}>
                复制
              </button>
            </span>,
          ],
          ['支付方式', order.paid_at && order.pay_text],
          ['下单时间', formatTime(order.created_at)],
          ['服务人员', order.served_by],
          ['承诺交付', order.due_at && formatTime(order.due_at)],
          ['免费修改', !course && `共 ${order.free_revisions} 次，已用 ${order.rounds_used} 次`],
          ['您的备注', order.user_note],
        ]}
      />
    </Part>
  );
}
