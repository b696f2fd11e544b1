import type { GoodsDetail } from '@harbor/contract';
import { formatFen } from '@harbor/ui';
import { billedUnits, type Selection, specOf } from '../selection/selection';
import styles from './PriceLines.module.css';
import type { BuyForm } from './useBuyForm';

interface PriceLinesProps {
  goods: GoodsDetail;
  selection: Selection;
  form: Pick<BuyForm, 'total' | 'save' | 'coupon'>;
}

/** How the amount comes about, line by line. */
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
      {form.coupon && (
        <div>
          <dt>优惠券 {form.coupon.title}</dt>
          <dd className={styles.save}>−¥{formatFen(form.save)}</dd>
        </div>
      )}
    </dl>
  );
}
