import { promises } from '@harbor/contract/promises';
import { Field } from '@harbor/ui/kit';
import { Button, Input } from 'antd';
import { askLabel } from './askLabel';
import { DemoCode } from './DemoCode';
import styles from './fields.module.css';
import type { SentCode } from './useSmsCode';

export interface CodeFieldProps {
  value: string;
  error?: string;
  onChange: (code: string) => void;
  code: SentCode;
  /** How the code arrives. */
  way?: 'sms' | 'mail';
}

/** The six digits, with the button that sends them. */
export function CodeField({ value, error, onChange, code, way = 'sms' }: CodeFieldProps) {
  const minutes = way === 'mail' ? promises.mailCodeMinutes : promises.smsMinutes;
  return (
    <>
      <Field label="验证码" error={error} extra={code.sent ? `已发送，${minutes} 分钟内有效` : undefined}>
        {(control) => (
          <div className={styles.code}>
            <Input
              {...control}
              size="large"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              placeholder="6 位数字"
              status={error ? 'error' : ''}
              value={value}
              onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
            />
            <Button
              size="large"
              className={styles.ask}
              loading={code.asking}
              disabled={code.left > 0}
              onClick={code.ask}
            >
              {askLabel(code)}
            </Button>
          </div>
        )}
      </Field>
      {code.devCode ? <DemoCode code={code.devCode} onUse={onChange} /> : null}
    </>
  );
}
