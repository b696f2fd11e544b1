import type { GoodsDetail } from '@harbor/contract';
import { Checkbox, Overlay, onPhone } from '@harbor/ui/kit';
import { useState } from 'react';
import { RefundList } from '../../goods/RefundList';
import styles from './Agreement.module.css';
import { AgreementText } from './AgreementText';
import type { BuyForm } from './useBuyForm';

interface AgreementProps {
  form: BuyForm;
  rules: GoodsDetail['refund_rules'];
}

/** What the buyer only ticks: the agreement with the two texts it speaks of, and at the first purchase their age. */
export function Agreement({ form, rules }: AgreementProps) {
  const [reading, setReading] = useState<'service' | 'refund'>();
  const { errors } = form;
  const problem = (field: 'agreed' | 'adult') =>
    errors[field] && (
      <p id={`${field}-error`} className={styles.error} role="alert">
        {errors[field]}
      </p>
    );
  return (
    <>
      <div className={styles.row}>
        <Checkbox
          checked={form.agreed}
          aria-describedby={errors.agreed ? 'agreed-error' : undefined}
          onChange={form.setAgreed}
        >
          我已阅读并同意
        </Checkbox>
        <button type="button" onClick={() => setReading('service')}>
          服务协议
        </button>
        {onPhone ? '和' : '与'}
        <button type="button" onClick={onPhone ? () => setReading('refund') : showRules}>
          退款规则
        </button>
      </div>
      {problem('agreed')}
      {form.asksAdult && (
        <div className={styles.row}>
          <Checkbox
            checked={form.adult}
            aria-describedby={errors.adult ? 'adult-error' : undefined}
            onChange={form.setAdult}
          >
            我已年满18周岁
          </Checkbox>
        </div>
      )}
      {problem('adult')}
      {errors.form && (
        <p className={styles.problem} role="alert">
          {errors.form}
        </p>
      )}
      <Overlay
        open={reading === 'service'}
        onClose={() => setReading(undefined)}
        title="服务协议"
        width={640}
        centered={false}
      >
        <AgreementText />
      </Overlay>
      {onPhone && (
        <Overlay open={reading === 'refund'} onClose={() => setReading(undefined)} title="退款规则">
          <RefundList rules={rules} />
        </Overlay>
      )}
    </>
  );
}

/** The desktop's page has the rules beside the button. */
function showRules() {
  document.getElementById('refund-rules')?.scrollIntoView({ behavior: 'smooth', block: 'center' });
}
