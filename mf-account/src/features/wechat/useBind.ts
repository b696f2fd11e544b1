import { ApiError, call } from '@harbor/runtime';
import { useState } from 'react';
import { checkCode, checkPhone } from '../../credentials/phone';
import { type SmsCode, useSmsCode } from '../../credentials/useSmsCode';
import type { Enter } from '../../entrance/useEntrance';
import { type Form, useForm } from '../../form/useForm';

export interface BindValues {
  phone: string;
  code: string;
  terms: boolean;
  privacy: boolean;
}

export interface BindProps {
  /** Of the scan that asked for the phone. */
  ticket: string;
  secret: string;
  nickname: string;
  enter: Enter;
}

export interface Bind {
  form: Form<BindValues>;
  code: SmsCode;
  /** The number has no account yet: both agreements are asked for. */
  isNew: boolean;
}

const consent = { terms: true, privacy: true } as const;

const lacksConsent = (error: unknown) =>
  error instanceof ApiError && Object.keys(error.errors ?? {}).some((field) => field.startsWith('consent'));

/** Binding a phone to a WeChat that is new here. */
export function useBind({ ticket, secret, enter }: BindProps): Bind {
  const [isNew, setIsNew] = useState(false);
  const form = useForm<BindValues>({
    initial: { phone: '', code: '', terms: false, privacy: false },
    checks: {
      phone: checkPhone,
      code: checkCode,
      terms: (ticked) => (ticked || !isNew ? undefined : '请阅读并同意用户协议'),
      privacy: (ticked) => (ticked || !isNew ? undefined : '请阅读并同意隐私政策'),
    },
    send: async ({ phone, code, terms, privacy }) => {
      const body = { bind_ticket: ticket, phone, code, ...(terms && privacy ? { consent } : {}) };
      try {
        const headers = { 'X-Poll-Secret': secret };
        await enter(await call('POST /auth/bind_phone', { body, headers, silent: true }));
      } catch (error) {
        if (lacksConsent(error)) setIsNew(true);
        else throw error;
      }
    },
  });
  return { form, code: useSmsCode('bind', form), isNew };
}
