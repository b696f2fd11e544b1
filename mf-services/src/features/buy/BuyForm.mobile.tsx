import type { GoodsDetail } from '@harbor/contract';
import { SentinelHint } from '@harbor/sentinel';
import { Cover, formatFen, Price } from '@harbor/ui';
import { HiddenTitle } from '@harbor/ui/heading';
import { BottomBar, Button } from '@harbor/ui/mobile';
import { RefundList } from '../../goods/RefundList';
import { deliveryText, type Selection, specOf } from '../../goods/selection';
import { Part } from '../../parts/Part.mobile';
import { Agreement } from './Agreement';
import styles from './BuyForm.mobile.module.css';
import { CouponRow } from './CouponRow.mobile';
import { PriceLines } from './PriceLines';
import { SpecChoice } from './SpecChoice.mobile';
import { noteLimit, type Purchased, quoteHint, useBuyForm } from './useBuyForm';
import { useProblemInSight } from './useProblemInSight';

interface BuyFormProps {
  goods: GoodsDetail;
  selection: Selection;
  onSelect: (next: Selection) => void;
  onBought: (order: Purchased) => void;
}

export function BuyForm({ goods, selection, onSelect, onBought }: BuyFormProps) {
  const form = useBuyForm(goods, selection, onBought);
  const place = useProblemInSight(form.errors);
  const spec = specOf(goods, selection.specId);
  const quoted = goods.price_mode === 3;
  return (
    <div ref={place}>
      <HiddenTitle>确认订单</HiddenTitle>
      <Part>
        <div className={styles.goods}>
          <Cover className={styles.cover} src={goods.cover} eager />
          <div>
            <h2>{goods.title}</h2>
            <p>{deliveryText(goods.price_mode, spec?.days ?? goods.deliver_days)}</p>
          </div>
        </div>
      </Part>
      <Part title="服务级别">
        <SpecChoice goods={goods} selection={selection} onSelect={onSelect} errors={form.errors} />
      </Part>
      <Part>
        {!quoted && <CouponRow form={form} />}
        <label className={styles.note}>
          <span>
            备注
            <small>
              {form.note.length} / {noteLimit}
            </small>
          </span>
          <textarea
            rows={3}
            maxLength={noteLimit}
            value={form.note}
            placeholder={quoted ? quoteHint : '选填：期望的沟通时间、目标期刊等'}
            onChange={(event) => form.setNote(event.target.value)}
          />
        </label>
        <SentinelHint watch={form.watch} onAdopt={form.setNote} />
        {form.errors.user_note && (
          <p className={styles.error} role="alert">
            {form.errors.user_note}
          </p>
        )}
      </Part>
      <Part title="退款规则">
        <RefundList rules={goods.refund_rules} />
      </Part>
      <Part title="付款明细">
        <PriceLines goods={goods} selection={selection} form={form} />
        <div className={styles.agreement}>
          <Agreement form={form} rules={goods.refund_rules} />
        </div>
      </Part>
      <BottomBar label="提交订单">
        <div className={styles.total} aria-live="polite">
          <Price fen={form.payable} size="l" exact />
          {form.save > 0 && <span>已减 ¥{formatFen(form.save, { trim: true })}</span>}
        </div>
        <Button loading={form.submitting} disabled={form.pricing} onClick={form.submit}>
          {quoted ? '提交需求' : '提交订单'}
        </Button>
      </BottomBar>
    </div>
  );
}
