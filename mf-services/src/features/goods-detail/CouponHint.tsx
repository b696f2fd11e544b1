import { useSession } from '@harbor/runtime';
import type { Coupons } from '../../goods/useCoupons';
import styles from './CouponHint.module.css';

interface CouponHintProps {
  coupons: Coupons;
}

/** Beside the price: the coupons that count for this selection. */
export function CouponHint({ coupons }: CouponHintProps) {
  const { loggedIn } = useSession();
  if (!loggedIn) return <span className={styles.hint}>登录后自动选用最优惠的优惠券</span>;
  const usable = coupons.all.filter((coupon) => coupon.usable);
  if (usable.length === 0) return null;
  return (
    <span className={styles.coupons}>
      <span className={styles.hint}>可用券</span>
      {usable.slice(0, 2).map((coupon) => (
        <span key={coupon.id} className={styles.coupon}>
          {coupon.title}
        </span>
      ))}
    </span>
  );
}
