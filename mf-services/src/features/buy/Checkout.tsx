import type { GoodsDetail } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { Price } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import { Button } from 'antd';
import type { Selection } from '../../goods/selection';
import { Agreement } from './Agreement';
import styles from './Checkout.module.css';
import { PriceLines } from './PriceLines';
import type { BuyForm } from './useBuyForm';

interface CheckoutProps {
  goods: GoodsDetail;
  selection: Selection;
  form: BuyForm;
}

/** The column that stays in view: what it costs, the agreement, and the one button. */
export function Checkout({ goods, selection, form }: CheckoutProps) {
  const quoted = form.payable === null;
  return (
    <Panel className={styles.box} role="region" aria-label="结算">
      <h2>付款明细</h2>
      <PriceLines goods={goods} selection={selection} form={form} />
      <p className={styles.total}>
        <span>{quoted ? '付款金额' : '应付'}</span>
        <span
          aria-live="polite"
          aria-busy={form.pricing}
          className={form.pricing ? styles.pricing : undefined}
        >
          <Price fen={form.payable} size="l" exact />
        </span>
      </p>
      <Agreement form={form} rules={goods.refund_rules} />
      <Button
        type="primary"
        block
        className={styles.submit}
        loading={form.submitting}
        disabled={form.pricing}
        onClick={form.submit}
      >
        {quoted ? '提交需求' : '提交订单'}
      </Button>
      <p className={styles.note}>
        {quoted
          ? `提交后由客服评估报价，报价 ${promises.quoteHours} 小时内有效，确认后再付款。`
          : '提交后在倒计时结束前付款；服务未开始可全额退款。'}
      </p>
    </Panel>
  );
}
