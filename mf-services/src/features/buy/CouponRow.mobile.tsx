import { useSession } from '@harbor/runtime';
import { formatDate, formatFen } from '@harbor/ui';
import { Button, Sheet } from '@harbor/ui/mobile';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styles from './CouponRow.mobile.module.css';
import type { BuyForm } from './useBuyForm';

interface CouponRowProps {
  form: BuyForm;
}

/** The chosen coupon in one line; a tap shows all of them, those that cannot be used with their reason. */
export function CouponRow({ form }: CouponRowProps) {
  const { coupons, coupon } = form;
  const { loggedIn } = useSession();
  const [open, setOpen] = useState(false);
  if (coupons.isError) {
    return (
      <p className={styles.failed} role="alert">
        优惠券没有加载出来，不影响下单
        <Button kind="text" onClick={coupons.retry}>
          重试
        </Button>
      </p>
    );
  }
  if (!coupons.isPending && coupons.all.length === 0) {
    return (
      <p className={styles.row}>
        优惠券<span className={styles.none}>{loggedIn ? '还没有优惠券' : '登录后可选'}</span>
      </p>
    );
  }
  const usable = coupons.all.filter((one) => one.usable).length;
  const text = coupon?.title ?? (usable > 0 ? `${usable} 张可用` : '暂无可用');
  return (
    <>
      <button type="button" className={styles.row} onClick={() => setOpen(true)}>
        优惠券
        <span className={coupon ? styles.chosen : styles.none}>{coupons.isPending ? '正在查询…' : text}</span>
        <ChevronRight size={16} aria-hidden />
      </button>
      {form.errors.coupon_id && (
        <p className={styles.error} role="alert">
          {form.errors.coupon_id}
        </p>
      )}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="优惠券"
        footer={<Button onClick={() => setOpen(false)}>确定</Button>}
      >
        <div role="radiogroup" aria-label="优惠券">
          {coupons.all.map((one) => (
            <label key={one.id} className={styles.option}>
              <span className={styles.body}>
                <strong>{one.title}</strong>
                <span>
                  {one.scope_text} · {formatDate(one.expire_at)} 前有效
                </span>
                {!one.usable && <span className={styles.reason}>{one.reason}</span>}
              </span>
              {one.usable && <b>−¥{formatFen(one.save_fen, { trim: true })}</b>}
              <input
                type="radio"
                name="coupon"
                checked={coupon?.id === one.id}
                disabled={!one.usable}
                onChange={() => form.choose(one.id)}
              />
            </label>
          ))}
          <label className={styles.option}>
            <span className={styles.body}>
              <strong>不使用优惠券</strong>
            </span>
            <input type="radio" name="coupon" checked={!coupon} onChange={() => form.choose(null)} />
          </label>
        </div>
      </Sheet>
    </>
  );
}
