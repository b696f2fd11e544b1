import { formatDate, formatFen } from '@harbor/ui';
import { Button } from '@harbor/ui/kit';
import { useState } from 'react';
import styles from './Coupons.module.css';
import type { Buy } from './useBuy';

/** The buyer's coupons: the best is chosen already, those that cannot be used say why. */
export function Coupons({ buy }: { buy: Buy }) {
  const [showsAll, setShowsAll] = useState(false);
  const { coupons, all, coupon, choose, errors, loggedIn } = buy;
  if (!loggedIn) return <p className={styles.quiet}>登录后自动选用最优惠的优惠券</p>;
  if (coupons.isPending) return <p className={styles.quiet}>正在查询可用的优惠券…</p>;
  if (coupons.isError)
    return (
      <p className={styles.quiet} role="alert">
        优惠券没有加载出来，不影响下单。
        <Button kind="text" onClick={() => void coupons.refetch()}>
          重试
        </Button>
      </p>
    );
  if (all.length === 0) return <p className={styles.quiet}>还没有可用于课程的优惠券</p>;
  const useless = all.filter(({ usable }) => !usable);
  const shown = showsAll ? all : all.filter(({ usable }) => usable);
  return (
    <>
      <div className={styles.list} role="radiogroup" aria-label="优惠券">
        {shown.map((one) => (
          <label key={one.id} className={styles.option}>
            <input
              type="radio"
              name="coupon"
              checked={coupon?.id === one.id}
              disabled={!one.usable}
              onChange={() => choose(one.id)}
            />
            <span className={styles.body}>
              <strong>{one.title}</strong>
              <span>
                {one.scope_text} · {formatDate(one.expire_at)} 前有效
              </span>
              {one.usable ? null : <span className={styles.reason}>{one.reason}</span>}
            </span>
            {one.usable ? <b className={styles.save}>−¥{formatFen(one.save_fen, { trim: true })}</b> : null}
          </label>
        ))}
        <label className={styles.option}>
          <input type="radio" name="coupon" checked={!coupon} onChange={() => choose(null)} />
          <span className={styles.body}>
            <strong>不使用优惠券</strong>
          </span>
        </label>
      </div>
      {useless.length > 0 ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? '收起不可用的优惠券' : `另有 ${useless.length} 张不可用，看原因`}
        </button>
      ) : null}
      {errors.coupon_id ? (
        <p className={styles.error} role="alert">
          {errors.coupon_id}
        </p>
      ) : null}
    </>
  );
}
