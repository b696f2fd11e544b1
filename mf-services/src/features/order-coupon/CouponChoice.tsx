import type { UsableCoupon } from '@harbor/contract';
import { errorText, formatDate, formatFen } from '@harbor/ui';
import { Spoken } from '@harbor/ui/heading';
import { useState } from 'react';
import buttons from '../../parts/buttons.module.css';
import styles from './OrderCoupon.module.css';
import { useOrderCoupon } from './useOrderCoupon';

interface CouponChoiceProps {
  orderId: number;
  onClose: () => void;
}

/** The user's coupons held against the order's price; those that cannot be used say why. */
export function CouponChoice({ orderId, onClose }: CouponChoiceProps) {
  const { coupons, problem, waiting, take } = useOrderCoupon(orderId, onClose);
  const [picked, setPicked] = useState<number | null | undefined>();
  if (coupons.isPending) return <p className={styles.quiet}>正在查询可用的优惠券…</p>;
  if (!coupons.data) {
    return (
      <p className={styles.quiet} role="alert">
        {errorText(coupons.error)}
        <button type="button" className={styles.retry} onClick={() => void coupons.refetch()}>
          重试
        </button>
      </p>
    );
  }
  const { data, chosen_id: held } = coupons.data;
  const chosen = picked === undefined ? held : picked;
  const usable = data.filter((coupon) => coupon.usable || coupon.id === held);
  const others = data.filter((coupon) => !usable.includes(coupon));
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === held) onClose();
        else take(chosen);
      }}
    >
      <fieldset className={styles.list} disabled={waiting}>
        <Spoken as="legend">选择优惠券</Spoken>
        {usable.map((coupon) => (
          <Option
            key={coupon.id}
            coupon={coupon}
            checked={chosen === coupon.id}
            onPick={() => setPicked(coupon.id)}
          />
        ))}
        <label className={styles.option}>
          <input
            type="radio"
            name="order-coupon"
            checked={chosen === null}
            onChange={() => setPicked(null)}
          />
          <span className={styles.words}>{usable.length > 0 ? '不使用优惠券' : '还没有可用的优惠券'}</span>
        </label>
      </fieldset>
      {others.length > 0 ? (
        <details className={styles.others}>
          <summary>暂不能用的优惠券（{others.length}）</summary>
          <ul>
            {others.map((coupon) => (
              <li key={coupon.id}>
                {coupon.title}：{coupon.reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {problem ? (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
      <p className={styles.quiet}>更换后原有的付款二维码失效，请按新的金额付款；付款时限不变。</p>
      <div className={buttons.row}>
        <button type="button" disabled={waiting} onClick={onClose}>
          取消
        </button>
        <button type="submit" className={buttons.main} disabled={waiting}>
          {waiting ? '正在更新…' : '确定'}
        </button>
      </div>
    </form>
  );
}

interface OptionProps {
  coupon: UsableCoupon;
  checked: boolean;
  onPick: () => void;
}

function Option({ coupon, checked, onPick }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type="radio" name="order-coupon" checked={checked} onChange={onPick} />
      <span className={styles.words}>
        <strong>{coupon.title}</strong>
        <span>
          {coupon.usable ? `${coupon.scope_text} · ${formatDate(coupon.expire_at)} 前有效` : coupon.reason}
        </span>
      </span>
      {coupon.usable ? <b>−¥{formatFen(coupon.save_fen, { trim: true })}</b> : null}
    </label>
  );
}
