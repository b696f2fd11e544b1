import { Checkbox, Overlay } from '@harbor/ui/kit';
import { useEffect, useRef, useState } from 'react';
import styles from './Agreement.module.css';
import { courseAgreement } from './courseAgreement';
import type { Buy } from './useBuy';

/** What the buyer only ticks: the agreement, and at the first purchase their age. Nothing is ticked before. */
export function Agreement({ buy }: { buy: Buy }) {
  const [reading, setReading] = useState(false);
  const { errors } = buy;
  const box = useRef<HTMLDivElement>(null);
  // What is left to tick may be far from the button that was pressed.
  useEffect(() => {
    if (!errors.agreed && !errors.adult && !errors.form) return;
    box.current?.querySelector<HTMLElement>('[aria-describedby], [tabindex="-1"]')?.focus();
  }, [errors]);
  const problem = (field: 'agreed' | 'adult') =>
    errors[field] ? (
      <p id={`buy-${field}`} className={styles.error} role="alert">
        {errors[field]}
      </p>
    ) : null;
  const showRule = () =>
    document.getElementById('refund-rule')?.scrollIntoView({ behavior: 'smooth', block: 'center' });
  return (
    <div ref={box} className={styles.box}>
      <div className={styles.row}>
        <Checkbox
          checked={buy.agreed}
          aria-describedby={errors.agreed ? 'buy-agreed' : undefined}
          onChange={buy.setAgreed}
        >
          我已阅读并同意
        </Checkbox>
        <button type="button" onClick={() => setReading(true)}>
          课程协议
        </button>
        与
        <button type="button" onClick={showRule}>
          退款规则
        </button>
      </div>
      {problem('agreed')}
      {buy.asksAdult ? (
        <div className={styles.row}>
          <Checkbox
            checked={buy.adult}
            aria-describedby={errors.adult ? 'buy-adult' : undefined}
            onChange={buy.setAdult}
          >
            我已年满18周岁
          </Checkbox>
        </div>
      ) : null}
      {problem('adult')}
      {errors.form ? (
        <p className={styles.problem} role="alert" tabIndex={-1}>
          {errors.form}
        </p>
      ) : null}
      <Overlay open={reading} onClose={() => setReading(false)} title="课程协议" width={640} centered={false}>
        <ol className={styles.clauses}>
          {courseAgreement.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Overlay>
    </div>
  );
}
