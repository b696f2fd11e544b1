import type { OrderDetail } from '@harbor/contract';
import { formatFen } from '@harbor/ui';
import { useState } from 'react';
import buttons from '../../parts/buttons.module.css';
import { CouponChoice } from './CouponChoice';
import styles from './OrderCoupon.module.css';

interface OrderCouponProps {
  order: OrderDetail;
}

/** The coupon of an order that is still to be paid, and the way to another one. The same on both platforms. */
export function OrderCoupon({ order }: OrderCouponProps) {
  const [choosing, setChoosing] = useState(false);
  if (!order.actions.change_coupon) return null;
  return (
    <section className={styles.card} aria-label="优惠券">
      <div className={styles.head}>
        <h2>优惠券</h2>
        <p>
          {order.coupon_fen > 0 ? (
            <>
              {order.coupon_title} <b>−¥{formatFen(order.coupon_fen)}</b>
            </>
          ) : (
            '未使用'
          )}
        </p>
        {choosing ? null : (
          <span className={buttons.row}>
            <button type="button" onClick={() => setChoosing(true)}>
              {order.coupon_fen > 0 ? '更换' : '选择优惠券'}
            </button>
          </span>
        )}
      </div>
      {choosing ? <CouponChoice orderId={order.id} onClose={() => setChoosing(false)} /> : null}
    </section>
  );
}
