import type { ApiError } from '@harbor/runtime';
import { Button, Field, TextField } from '@harbor/ui/kit';
import { type FormEvent, useState } from 'react';
import styles from './Entry.module.css';

export interface CodeFormProps {
  label: string;
  submit: string;
  busy: boolean;
  error: ApiError | null;
  /** Whether a recovery code does as well. */
  recovery?: boolean;
  autoFocus?: boolean;
  onCode: (code: string) => void;
}

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 6);

/** Six digits of the app, sent by themselves once they are complete; or one of the recovery codes. */
export function CodeForm({ label, submit, busy, error, recovery, autoFocus = true, onCode }: CodeFormProps) {
  const [byRecovery, setByRecovery] = useState(false);
  const [code, setCode] = useState('');
  const said = error ? (error.fieldError('code') ?? error.msg) : undefined;

  function handleChange(text: string) {
    if (byRecovery) return setCode(text);
    const digits = digitsOf(text);
    setCode(digits);
    if (digits.length === 6 && !busy && digits !== code) onCode(digits);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!busy && code.trim().length >= 6) onCode(code.trim());
  }
  function handleSwitch() {
    setByRecovery(!byRecovery);
    setCode('');
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <Field label={byRecovery ? '恢复码' : label} error={said}>
        {(control) => (
          <TextField
            {...control}
            key={byRecovery ? 'recovery' : 'code'}
            autoFocus={autoFocus}
            name="code"
            inputMode={byRecovery ? 'text' : 'numeric'}
            autoComplete={byRecovery ? 'off' : 'one-time-code'}
            placeholder={byRecovery ? 'XXXX-XXXX-XXXX-XXXX' : '6 位数字'}
            value={code}
            onChange={(event) => handleChange(event.target.value)}
          />
        )}
      </Field>
      <Button kind="primary" type="submit" size="l" block loading={busy}>
        {submit}
      </Button>
      {recovery ? (
        <button type="button" className={styles.link} onClick={handleSwitch}>
          {byRecovery ? '改用验证器的 6 位验证码' : '手机不在身边？使用恢复码'}
        </button>
      ) : null}
    </form>
  );
}
