import type { GoodsDetail } from '@harbor/contract';
import { formatFen } from '@harbor/ui';
import { billedUnits, type Selection, specOf } from '../../goods/selection';
import styles from './PriceLines.module.css';
import type { BuyForm } from './useBuyForm';

interface PriceLinesProps {
  goods: GoodsDetail;
  selection: Selection;
  form: Pick<BuyForm, 'total' | 'save' | 'coupon' | 'coupons'>;
}

/** Why nothing is taken off. */
function withoutCoupon({ isPending, isError, all }: BuyForm['coupons']): string {
  if (isPending) return '查询中…';
  if (isError) return '没有加载出来';
  return all.some(({ usable }) => usable) ? '未使用' : '暂无可用';
}

/**
 * How the amount comes about, line by line. The coupon has its line from the start: one that came with the answer
 * would push agreement and button away under the hand.
 */
export function PriceLines({ goods, selection, form }: PriceLinesProps) {
  const spec = specOf(goods, selection.specId);
  if (!spec) return null;
  if (form.total === null) return <p className={styles.quiet}>{spec.name} · 先提交需求，确认报价后再付款</p>;
  const units = billedUnits(goods.price_mode, selection);
  return (
    <dl className={styles.lines}>
      <div>
        <dt>
          {spec.name} ¥{formatFen(spec.price_fen, { trim: true })} × {units} {goods.unit}
        </dt>
        <dd>¥{formatFen(form.total)}</dd>
      </div>
      <div>
        <dt>优惠券 {form.coupon?.title}</dt>
        {form.coupon ? (
          <dd className={styles.save}>−¥{formatFen(form.save)}</dd>
        ) : (
          <dd className={styles.quiet}>{withoutCoupon(form.coupons)}</dd>
        )}
      </div>
    </dl>
  );
}
