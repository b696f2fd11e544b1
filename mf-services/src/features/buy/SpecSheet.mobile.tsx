import type { GoodsDetail } from '@harbor/contract';
import { Cover, formatFen, Price } from '@harbor/ui';
import { Button, Sheet } from '@harbor/ui/mobile';
import { billedUnits, deliveryText, type Selection, specOf } from '../../goods/selection';
import { Agreement } from './Agreement';
import { CouponRow } from './CouponRow.mobile';
import { SpecChoice } from './SpecChoice.mobile';
import styles from './SpecSheet.mobile.module.css';
import type { BuyForm } from './useBuyForm';
import { useProblemInSight } from './useProblemInSight';

interface SpecSheetProps {
  open: boolean;
  onClose: () => void;
  goods: GoodsDetail;
  selection: Selection;
  onSelect: (next: Selection) => void;
  form: BuyForm;
}

/** Choosing and buying in one sheet. */
export function SpecSheet({ open, onClose, goods, selection, onSelect, form }: SpecSheetProps) {
  const place = useProblemInSight(form.errors);
  const spec = specOf(goods, selection.specId);
  const quoted = goods.price_mode === 3;
  const sum =
    spec &&
    `${formatFen(spec.price_fen, { trim: true })} 元/${goods.unit} × ${billedUnits(goods.price_mode, selection)}`;
  const saved = form.save > 0 ? ` − 券 ${formatFen(form.save, { trim: true })}` : '';
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="选择规格"
      footer={
        <Button
          block
          loading={form.submitting}
          disabled={form.pricing || goods.status === 2}
          onClick={form.submit}
        >
          {form.payable === null ? '提交需求' : `提交订单 ¥${formatFen(form.payable)}`}
        </Button>
      }
    >
      <div ref={place}>
        <div className={styles.head}>
          <Cover className={styles.cover} ratio="1/1" src={goods.cover} />
          <div>
            <Price
              fen={form.payable}
              was={form.save > 0 ? (form.total ?? undefined) : undefined}
              size="l"
              exact
            />
            <p>{quoted ? '先提交需求，确认报价后再付款' : `${sum}${saved}`}</p>
            <p>{deliveryText(goods.price_mode, spec?.days ?? goods.deliver_days)}</p>
          </div>
        </div>
        <h3 className={styles.title}>服务级别</h3>
        <SpecChoice goods={goods} selection={selection} onSelect={onSelect} errors={form.errors} />
        {!quoted && (
          <div className={styles.coupon}>
            <CouponRow form={form} />
          </div>
        )}
        <Agreement form={form} rules={goods.refund_rules} />
      </div>
    </Sheet>
  );
}
