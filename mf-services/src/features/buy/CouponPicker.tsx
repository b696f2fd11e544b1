import type { UsableCoupon } from '@harbor/contract';
import { formatDate, formatFen } from '@harbor/ui';
import { Button } from 'antd';
import type { Coupons } from '../../goods/useCoupons';
import styles from './CouponPicker.module.css';

interface CouponPickerProps {
  coupons: Coupons;
  chosen: UsableCoupon | undefined;
  onChoose: (id: number | null) => void;
  error?: string;
}

/** The user's coupons: the best is chosen already, those that cannot be used say why. */
export function CouponPicker({ coupons, chosen, onChoose, error }: CouponPickerProps) {
  if (coupons.isPending) return <p className={styles.quiet}>正在查询可用的优惠券…</p>;
  if (coupons.isError) {
    return (
      <p className={styles.quiet} role="alert">
        优惠券没有加载出来，不影响下单。
        <Button type="link" size="small" onClick={coupons.retry}>
          重试
        </Button>
      </p>
    );
  }
  if (coupons.all.length === 0) return <p className={styles.quiet}>还没有优惠券</p>;
  return (
    <>
      <div className={styles.list} role="radiogroup" aria-label="优惠券">
        {coupons.all.map((coupon) => (
          <CouponOption
            key={coupon.id}
            coupon={coupon}
            chosen={chosen?.id === coupon.id}
            onChoose={() => onChoose(coupon.id)}
          />
        ))}
        <label className={chosen ? styles.option : styles.on}>
          <input type="radio" name="coupon" checked={!chosen} onChange={() => onChoose(null)} />
          <span className={styles.none}>不使用优惠券</span>
        </label>
      </div>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}

interface CouponOptionProps {
  coupon: UsableCoupon;
  chosen: boolean;
  onChoose: () => void;
}

function CouponOption({ coupon, chosen, onChoose }: CouponOptionProps) {
  const className = !coupon.usable ? styles.off : chosen ? styles.on : styles.option;
  return (
    <label className={className}>
      <input type="radio" name="coupon" checked={chosen} disabled={!coupon.usable} onChange={onChoose} />
      <span className={styles.body}>
        <strong>{coupon.title}</strong>
        <span>
          {coupon.scope_text} · {formatDate(coupon.expire_at)} 前有效
        </span>
        {!coupon.usable && <span className={styles.reason}>{coupon.reason}</span>}
      </span>
      {coupon.usable && <span className={styles.save}>−¥{formatFen(coupon.save_fen, { trim: true })}</span>}
    </label>
  );
}
