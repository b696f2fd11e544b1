import { promises } from '@harbor/contract/promises';
import { atoms, useSetAtom } from '@harbor/runtime';
import { Field } from '@harbor/ui/kit';
import { useState } from 'react';
import { askLabel } from './askLabel';
import { CodeBoxes } from './CodeBoxes.mobile';
import { DemoCode } from './DemoCode';
import styles from './fields.mobile.module.css';
import type { SentCode } from './useSmsCode';

export interface CodeFieldProps {
  value: string;
  error?: string;
  onChange: (code: string) => void;
  code: SentCode;
  /** How the code arrives. */
  way?: 'sms' | 'mail';
}

/** The six digits in six boxes, the link that sends them, and help for who gets none. */
export function CodeField({ value, error, onChange, code, way = 'sms' }: CodeFieldProps) {
  const [helping, setHelping] = useState(false);
  const openSupport = useSetAtom(atoms.supportVisible);
  const minutes = way === 'mail' ? promises.mailCodeMinutes : promises.smsMinutes;
  return (
    <>
      <Field label="验证码" error={error} extra={code.sent ? `已发送，${minutes} 分钟内有效` : undefined}>
        {(control) => <CodeBoxes {...control} value={value} onChange={onChange} />}
      </Field>
      <div className={styles.below}>
        <button
          type="button"
          className={styles.link}
          disabled={code.left > 0 || code.asking}
          onClick={code.ask}
        >
          {code.asking ? '正在发送…' : askLabel(code)}
        </button>
        <button
          type="button"
          className={styles.link}
          aria-expanded={helping}
          onClick={() => setHelping(!helping)}
        >
          收不到验证码？
        </button>
      </div>
      {helping ? (
        <p className={styles.tips}>
          {way === 'mail' ? '请核对邮箱，并看看垃圾邮件；' : '请核对手机号，并看看短信是否被拦截；'}
          {promises.smsAgainSeconds} 秒后可以重新发送。仍然收不到，请
          <button type="button" className={styles.read} onClick={() => openSupport(true)}>
            联系客服
          </button>
        </p>
      ) : null}
      {code.devCode ? <DemoCode code={code.devCode} onUse={onChange} /> : null}
    </>
  );
}
