import type { OwnCoupon } from '@harbor/contract';
import { couponStatus } from '@harbor/contract/coupon-status';
import { promises } from '@harbor/contract/promises';
import { isLive, Link } from '@harbor/runtime';
import styles from './actions.module.css';
import { Ticket } from './Ticket';
import { fateOf, spendPath } from './words';

export interface OwnTicketProps {
  coupon: OwnCoupon;
}

/** A coupon that one holds, with the way to where it is spent or was. */
export function OwnTicket({ coupon }: OwnTicketProps) {
  const { status, expiring } = coupon;
  const good = status === couponStatus.unused;
  return (
    <Ticket
      terms={coupon}
      tag={expiring ? `${promises.couponSoonDays} 天内到期` : undefined}
      note={fateOf(coupon, Date.now())}
      dim={!good && status !== couponStatus.locked}
      action={<Way coupon={coupon} />}
    />
  );
}

function Way({ coupon }: OwnTicketProps) {
  const { status, order_id } = coupon;
  const path = spendPath(coupon);
  if (status === couponStatus.unused && isLive(path))
    return (
      <Link to={path} className={styles.go} aria-label={`去使用：${coupon.title}`}>
        去使用
      </Link>
    );
  if (order_id !== null && status !== couponStatus.voided)
    return (
      <Link to={`/orderdetail/${order_id}`} className={styles.look}>
        {status === couponStatus.locked ? '订单占用中' : '查看订单'}
      </Link>
    );
  return null;
}
