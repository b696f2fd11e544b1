import { call } from '@harbor/runtime';
import { checkNewPassword } from '../../credentials/password';
import { checkCode, checkPhone } from '../../credentials/phone';
import { type SmsCode, useSmsCode } from '../../credentials/useSmsCode';
import { type Form, useForm } from '../../form/useForm';
import type { FormProps } from './formProps';

export interface RegisterValues {
  phone: string;
  code: string;
  password: string;
  terms: boolean;
  privacy: boolean;
}

/** Registration: nothing is ticked for anybody, and nothing is sent before both agreements are. */
export function useRegister({ phone, onPhone, enter }: FormProps): {
  form: Form<RegisterValues>;
  code: SmsCode;
} {
  const form = useForm<RegisterValues>({
    initial: { phone, code: '', password: '', terms: false, privacy: false },
    checks: {
      phone: checkPhone,
      code: checkCode,
      password: (password, values) => checkNewPassword(password, values.phone),
      terms: (ticked) => (ticked ? undefined : '请阅读并同意用户协议'),
      privacy: (ticked) => (ticked ? undefined : '请阅读并同意隐私政策'),
    },
    send: async ({ phone, code, password }) => {
      const body = { phone, code, password, consent: { terms: true, privacy: true } as const };
      await enter(await call('POST /auth/register', { body, silent: true }));
    },
  });
  return {
    form: {
      ...form,
      set: (name, value) => {
        form.set(name, value);
        if (name === 'phone') onPhone(String(value));
      },
    },
    code: useSmsCode('register', form),
  };
}
