import { ApiError, call } from '@harbor/runtime';
import { useRef, useState } from 'react';
import { checkCode } from '../credentials/phone';
import { type SmsCode, useSmsCode } from '../credentials/useSmsCode';
import { type Form, useForm } from '../form/useForm';

export interface StepUpValues {
  code: string;
  password: string;
}

/** Proving again who is there. */
export interface StepUp {
  open: boolean;
  close: () => void;
  by: 'sms' | 'password';
  setBy: (by: 'sms' | 'password') => void;
  form: Form<StepUpValues>;
  code: SmsCode;
  /** Asks for the proof. @returns whether it was given */
  prove: () => Promise<boolean>;
  /**
   * Acts; when the server wants to know first who is there, asks for the proof and acts again.
   * @returns null when the person closed the question
   * @throws ApiError for every other refusal
   */
  guard: <T>(act: () => Promise<T>) => Promise<T | null>;
}

function isWanted(error: unknown): boolean {
  const data: unknown = error instanceof ApiError && error.code === 403 ? error.data : null;
  return typeof data === 'object' && data !== null && 'step_up' in data;
}

/** The proof that stands before changing phone or WeChat; it holds for ten minutes. */
export function useStepUp(): StepUp {
  const [open, setOpen] = useState(false);
  const [by, setBy] = useState<'sms' | 'password'>('sms');
  const settle = useRef<((proven: boolean) => void) | null>(null);
  const finish = (proven: boolean) => {
    setOpen(false);
    settle.current?.(proven);
    settle.current = null;
  };
  const form = useForm<StepUpValues>({
    initial: { code: '', password: '' },
    checks: {
      code: (code) => (by === 'sms' ? checkCode(code) : undefined),
      password: (password) => (by === 'password' && !password ? '请输入密码' : undefined),
    },
    send: async ({ code, password }) => {
      await call('POST /auth/step_up', { body: by === 'sms' ? { code } : { password }, silent: true });
      form.set('code', '');
      form.set('password', '');
      finish(true);
    },
  });
  const code = useSmsCode('verify', { values: {}, check: () => true, refuse: form.refuse });
  const prove = () => {
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      settle.current = resolve;
    });
  };
  return {
    open,
    close: () => finish(false),
    by,
    setBy,
    form,
    code,
    prove,
    guard: async (act) => {
      try {
        return await act();
      } catch (error) {
        if (!isWanted(error)) throw error;
        return (await prove()) ? act() : null;
      }
    },
  };
}
