import type { OrderDetail } from '@harbor/contract';
import { orderKind } from '@harbor/contract/order-kind';
import { Cover, formatFen, formatTime, Price } from '@harbor/ui';
import { copyText } from '@harbor/ui/copy';
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
      <dl className={styles.facts}>
        {agreed && (
          <>
            <dt>{course ? '课程金额' : '服务金额'}</dt>
            <dd>¥{formatFen(order.total_fen)}</dd>
          </>
        )}
        {order.coupon_fen > 0 && (
          <>
            <dt>优惠券</dt>
            <dd className={styles.save}>−¥{formatFen(order.coupon_fen)}</dd>
          </>
        )}
        <dt>{label}</dt>
        <dd>
          <Price fen={fen} size="m" exact />
        </dd>
        <dt>订单号</dt>
        <dd>
          {order.order_no}
          <button type="button" onClick={() => void copyText(order.order_no, '已复制订单号')}>
            复制
          </button>
        </dd>
        {order.paid_at && (
          <>
            <dt>支付方式</dt>
            <dd>{order.pay_text}</dd>
          </>
        )}
        <dt>下单时间</dt>
        <dd>{formatTime(order.created_at)}</dd>
        {order.served_by && (
          <>
            <dt>服务人员</dt>
            <dd>{order.served_by}</dd>
          </>
        )}
        {order.due_at && (
          <>
            <dt>承诺交付</dt>
            <dd>{formatTime(order.due_at)}</dd>
          </>
        )}
        {!course && (
          <>
            <dt>免费修改</dt>
            <dd>
              共 {order.free_revisions} 次，已用 {order.rounds_used} 次
            </dd>
          </>
        )}
        {order.user_note && (
          <>
            <dt>您的备注</dt>
            <dd>{order.user_note}</dd>
          </>
        )}
      </dl>
    </Part>
  );
}
