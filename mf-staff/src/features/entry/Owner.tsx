import type { NewSecondFactor } from '@harbor/contract';
import { Button, Field, TextField } from '@harbor/ui/kit';
import { type FormEvent, useState } from 'react';
import styles from './Entry.module.css';
import { useBegin, useSendCode, useStepUp } from './queries';

export interface OwnerProps {
  onBegun: (factor: NewSecondFactor) => void;
}

/** The first step: whose account it is, by the password or a code sent to its phone. */
export function Owner({ onBegun }: OwnerProps) {
  const [by, setBy] = useState<'password' | 'sms'>('password');
  const [value, setValue] = useState('');
  const begin = useBegin({ onSuccess: onBegun });
  const send = useSendCode();
  const stepUp = useStepUp({ onSuccess: () => begin.mutate({ body: {} }) });
  const failed = begin.error ?? stepUp.error ?? send.error;
  const said = failed
    ? (failed.fieldError('password') ?? failed.fieldError('code') ?? failed.msg)
    : undefined;
  const busy = begin.isPending || stepUp.isPending;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy || !value) return;
    if (by === 'password') begin.mutate({ body: { password: value } });
    else stepUp.mutate({ body: { code: value } });
  }
  function handleSwitch() {
    setBy(by === 'password' ? 'sms' : 'password');
    setValue('');
    for (const write of [begin, stepUp, send]) write.reset();
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <Field label={by === 'password' ? '登录密码' : '短信验证码'} error={said}>
        {(control) => (
          <TextField
            {...control}
            key={by}
            type={by === 'password' ? 'password' : 'text'}
            inputMode={by === 'password' ? undefined : 'numeric'}
            autoComplete={by === 'password' ? 'current-password' : 'one-time-code'}
            placeholder={by === 'password' ? '请输入登录密码' : '6 位数字'}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      {by === 'sms' ? (
        <Button type="button" loading={send.isPending} onClick={() => send.mutate({ body: {} })}>
          {send.isSuccess ? '已发送，重新获取' : '获取验证码'}
        </Button>
      ) : null}
      <Button kind="primary" type="submit" size="l" block loading={busy}>
        下一步
      </Button>
      <button type="button" className={styles.link} onClick={handleSwitch}>
        {by === 'password' ? '改用短信验证码' : '改用登录密码'}
      </button>
    </form>
  );
}
