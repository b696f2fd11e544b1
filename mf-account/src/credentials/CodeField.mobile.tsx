import { promises } from '@harbor/contract/promises';
import { atoms, useSetAtom } from '@harbor/runtime';
import { Field } from '@harbor/ui/kit';
import { useState } from 'react';
import { PuzzleOverlay } from '../puzzle/PuzzleOverlay';
import { askLabel } from './askLabel';
import { CodeBoxes } from './CodeBoxes.mobile';
import { DemoCode } from './DemoCode';
import styles from './fields.mobile.module.css';
import type { SmsCode } from './useSmsCode';

export interface CodeFieldProps {
  value: string;
  error?: string;
  onChange: (code: string) => void;
  code: SmsCode;
}

/** The six digits in six boxes, the link that sends them, and help for who gets none. */
export function CodeField({ value, error, onChange, code }: CodeFieldProps) {
  const [helping, setHelping] = useState(false);
  const openSupport = useSetAtom(atoms.supportVisible);
  return (
    <>
      <Field
        label="验证码"
        error={error}
        extra={code.sent ? `已发送，${promises.smsMinutes} 分钟内有效` : undefined}
      >
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
          请核对手机号，并看看短信是否被拦截；{promises.smsAgainSeconds} 秒后可以重新发送。仍然收不到，请
          <button type="button" className={styles.read} onClick={() => openSupport(true)}>
            联系客服
          </button>
        </p>
      ) : null}
      {code.devCode ? <DemoCode code={code.devCode} onUse={onChange} /> : null}
      <PuzzleOverlay puzzle={code.puzzle} />
    </>
  );
}
