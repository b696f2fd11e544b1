import type { GoodsDetail } from '@harbor/contract';
import { Sheet } from '@harbor/ui/mobile';
import { useState } from 'react';
import styles from './Agreement.mobile.module.css';
import { AgreementText } from './AgreementText';
import { RefundList } from './RefundList.mobile';
import type { BuyForm } from './useBuyForm';

interface AgreementProps {
  form: BuyForm;
  rules: GoodsDetail['refund_rules'];
}

/** What the buyer only ticks: the agreement with the two texts it speaks of, and at the first purchase their age. */
export function Agreement({ form, rules }: AgreementProps) {
  const [reading, setReading] = useState<'service' | 'refund'>();
  return (
    <>
      <div className={styles.row}>
        <label>
          <input
            type="checkbox"
            checked={form.agreed}
            aria-describedby={form.errors.agreed ? 'agreed-error' : undefined}
            onChange={(event) => form.setAgreed(event.target.checked)}
          />
          我已阅读并同意
        </label>
        <button type="button" onClick={() => setReading('service')}>
          服务协议
        </button>
        和
        <button type="button" onClick={() => setReading('refund')}>
          退款规则
        </button>
      </div>
      {form.errors.agreed && (
        <p id="agreed-error" className={styles.error} role="alert">
          {form.errors.agreed}
        </p>
      )}
      {form.asksAdult && (
        <div className={styles.row}>
          <label>
            <input
              type="checkbox"
              checked={form.adult}
              aria-describedby={form.errors.adult ? 'adult-error' : undefined}
              onChange={(event) => form.setAdult(event.target.checked)}
            />
            我已年满18周岁
          </label>
        </div>
      )}
      {form.errors.adult && (
        <p id="adult-error" className={styles.error} role="alert">
          {form.errors.adult}
        </p>
      )}
      {form.errors.form && (
        <p className={styles.problem} role="alert">
          {form.errors.form}
        </p>
      )}
      <Sheet open={reading === 'service'} onClose={() => setReading(undefined)} title="服务协议">
        <AgreementText />
      </Sheet>
      <Sheet open={reading === 'refund'} onClose={() => setReading(undefined)} title="退款规则">
        <RefundList rules={rules} />
      </Sheet>
    </>
  );
}
