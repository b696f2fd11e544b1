import { ApiError, call } from '@harbor/runtime';
import { useState } from 'react';
import { checkCode, checkPhone } from '../../credentials/phone';
import { type SmsCode, useSmsCode } from '../../credentials/useSmsCode';
import { type Form, useForm } from '../../form/useForm';
import type { FormProps } from './formProps';
import { recycledOf } from './recycled';
import { type ClosingQuestion, useClosingQuestion } from './useClosingQuestion';
import { type RecycledQuestion, useRecycled } from './useRecycled';

export interface SmsLoginValues {
  phone: string;
  code: string;
  agreed: boolean;
}

export interface SmsLogin {
  form: Form<SmsLoginValues>;
  code: SmsCode;
  /** The number's account was unused for so long that it may be somebody else's. */
  recycled: RecycledQuestion;
  /** The number's account is being closed. */
  closing: ClosingQuestion;
  /** The number has no account yet, and its owner is being asked for consent. */
  asksConsent: boolean;
  agree: () => void;
  decline: () => void;
}

const consent = { terms: true, privacy: true } as const;

function lacksConsent(error: unknown): boolean {
  const fields = error instanceof ApiError ? Object.keys(error.errors ?? {}) : [];
  return fields.some((field) => field.startsWith('consent'));
}

/** Login by SMS code. A new number becomes an account only after its owner has agreed. */
export function useSmsLogin({ phone, onPhone, enter }: FormProps): SmsLogin {
  const recycled = useRecycled(enter);
  const closing = useClosingQuestion(enter);
  const [asksConsent, setAsksConsent] = useState(false);
  const form = useForm<SmsLoginValues>({
    initial: { phone, code: '', agreed: false },
    checks: { phone: checkPhone, code: checkCode },
    send: async (values) => {
      const body = { phone: values.phone, code: values.code, ...(values.agreed ? { consent } : {}) };
      try {
        const answer = await call('POST /auth/p_login', { body, silent: true });
        await enter(answer);
      } catch (error) {
        if (!values.agreed && lacksConsent(error)) return setAsksConsent(true);
        const dormant = recycledOf(error);
        if (dormant) return recycled.ask(dormant);
        setAsksConsent(false);
        if (!closing.ask(error)) throw error;
      }
    },
  });
  const code = useSmsCode('login', form);
  return {
    form: {
      ...form,
      set: (name, value) => {
        form.set(name, value);
        if (name === 'phone') onPhone(String(value));
      },
    },
    code,
    recycled,
    closing,
    asksConsent,
    agree: () => void form.run({ ...form.values, agreed: true }),
    decline: () => setAsksConsent(false),
  };
}
