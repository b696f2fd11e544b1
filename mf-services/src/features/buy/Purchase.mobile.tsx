import type { GoodsDetail } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { useNavigate, useSession } from '@harbor/runtime';
import { formatFen } from '@harbor/ui';
import { Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import { RefundList } from '../../goods/RefundList';
import { amountText, deliveryText, readSelection, specOf } from '../../goods/selection';
import { Part } from '../../parts/Part.mobile';
import { BuyBar } from './BuyBar.mobile';
import { orderPath } from './orderPath';
import { PickRow } from './PickRow.mobile';
import styles from './Purchase.mobile.module.css';
import { SpecSheet } from './SpecSheet.mobile';
import { useBuyForm } from './useBuyForm';

interface PurchaseProps {
  goods: GoodsDetail;
}

/** What is chosen, in three rows, and the bar and sheet for buying it. */
export function Purchase({ goods }: PurchaseProps) {
  const navigate = useNavigate();
  const { loggedIn } = useSession();
  const [open, setOpen] = useState<'spec' | 'refund'>();
  const [selection, setSelection] = useState(() => readSelection(goods, new URLSearchParams()));
  const form = useBuyForm(goods, selection, (order) => {
    setOpen(undefined);
    void navigate(orderPath(order));
  });

  const spec = specOf(goods, selection.specId);
  const usable = form.coupons.all.filter((coupon) => coupon.usable);
  const chosen = [spec?.name, amountText(goods.price_mode, selection)].filter(Boolean).join(' · ');
  const days = spec?.days ?? goods.deliver_days;
  const when = deliveryText(goods.price_mode, days);
  const sold = goods.status === 1;
  return (
    <>
      <Part>
        <div className={styles.rows}>
          {!sold && <p className={styles.offShelf}>已下架，说明仍可查看，已购买的订单不受影响</p>}
          {sold && goods.price_mode !== 3 && (
            <PickRow name="优惠" hint={usable.length > 0 ? '可用' : ''} onPick={() => setOpen('spec')}>
              {usable.length > 0 ? (
                <span className={styles.coupons}>
                  {usable.slice(0, 2).map((coupon) => (
                    <span key={coupon.id}>{coupon.title}</span>
                  ))}
                </span>
              ) : (
                <span className={styles.quiet}>
                  {loggedIn ? '暂无可用优惠券' : '登录后自动选用最优惠的优惠券'}
                </span>
              )}
            </PickRow>
          )}
          {sold && (
            <PickRow name="已选" onPick={() => setOpen('spec')}>
              <strong>{chosen || '请选择规格'}</strong>
              <span className={styles.meta}>
                {form.total === null ? '提交需求后报价' : `约 ¥${formatFen(form.total)}`}，{when}
              </span>
            </PickRow>
          )}
          <PickRow name="保障" onPick={() => setOpen('refund')}>
            未开始可全额退款 · 验收后 {promises.afterSaleDays} 天内可申请售后
          </PickRow>
        </div>
      </Part>
      <BuyBar goods={goods} form={form} onBuy={() => setOpen('spec')} />
      <SpecSheet
        open={open === 'spec'}
        onClose={() => setOpen(undefined)}
        goods={goods}
        selection={selection}
        onSelect={setSelection}
        form={form}
      />
      <Sheet open={open === 'refund'} onClose={() => setOpen(undefined)} title="退款规则">
        <RefundList rules={goods.refund_rules} />
      </Sheet>
    </>
  );
}
