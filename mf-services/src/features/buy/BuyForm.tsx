import type { GoodsDetail } from '@harbor/contract';
import { SentinelHint } from '@harbor/sentinel';
import { Cover } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { Input } from 'antd';
import { AmountField } from '../../goods/AmountField';
import { SpecCards } from '../../goods/SpecCards';
import { deliveryText, type Selection, specOf } from '../../goods/selection';
import styles from './BuyPage.module.css';
import { Checkout } from './Checkout';
import { CouponPicker } from './CouponPicker';
import { RefundStages } from './RefundStages';
import { noteLimit, type Purchased, quoteHint, useBuyForm } from './useBuyForm';

interface BuyFormProps {
  goods: GoodsDetail;
  selection: Selection;
  onSelect: (next: Selection) => void;
  onBought: (order: Purchased) => void;
}

export function BuyForm({ goods, selection, onSelect, onBought }: BuyFormProps) {
  const form = useBuyForm(goods, selection, onBought);
  const spec = specOf(goods, selection.specId);
  const amountError = goods.price_mode === 2 ? form.errors.words : form.errors.quantity;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>确认订单</h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Panel>
            <div className={styles.goods}>
              <Cover className={styles.cover} src={goods.cover} eager />
              <div>
                <h2>{goods.title}</h2>
                <p className={styles.quiet}>{goods.subtitle}</p>
                <p className={styles.quiet}>
                  {deliveryText(goods.price_mode, spec?.days ?? goods.deliver_days)}
                </p>
              </div>
            </div>
            <h3>规格</h3>
            <SpecCards goods={goods} selection={selection} onChange={onSelect} />
            {form.errors.spec_id && (
              <p className={styles.error} role="alert">
                {form.errors.spec_id}
              </p>
            )}
            {goods.price_mode !== 3 && (
              <div className={styles.amount}>
                <label htmlFor="buy-amount">{goods.price_mode === 2 ? '稿件字数' : '购买数量'}</label>
                <AmountField
                  id="buy-amount"
                  goods={goods}
                  selection={selection}
                  onChange={onSelect}
                  error={amountError}
                />
              </div>
            )}
          </Panel>
          {goods.price_mode !== 3 && (
            <Panel>
              <h3>优惠券</h3>
              <CouponPicker
                coupons={form.coupons}
                chosen={form.coupon}
                onChoose={form.choose}
                error={form.errors.coupon_id}
              />
            </Panel>
          )}
          <Panel>
            <h3>
              <label htmlFor="buy-note">给客服和老师的备注</label>
            </h3>
            <div className={styles.note}>
              <Input.TextArea
                id="buy-note"
                rows={3}
                maxLength={noteLimit}
                showCount
                value={form.note}
                status={form.errors.user_note ? 'error' : undefined}
                placeholder={
                  goods.price_mode === 3 ? quoteHint : '选填：期望的沟通时间、目标期刊、需要重点处理的部分'
                }
                onChange={(event) => form.setNote(event.target.value)}
              />
            </div>
            <SentinelHint watch={form.watch} onAdopt={form.setNote} />
            {form.errors.user_note && (
              <p className={styles.error} role="alert">
                {form.errors.user_note}
              </p>
            )}
          </Panel>
          <Panel id="refund-rules">
            <h3>退款规则</h3>
            <RefundStages rules={goods.refund_rules} />
          </Panel>
        </div>
        <Checkout goods={goods} selection={selection} form={form} />
      </div>
    </div>
  );
}
