import { call, notify } from '@harbor/runtime';
import { checkNewPassword } from '../../credentials/password';
import { checkCode, checkPhone } from '../../credentials/phone';
import { type SmsCode, useSmsCode } from '../../credentials/useSmsCode';
import { type Form, useForm } from '../../form/useForm';

export interface ResetValues {
  phone: string;
  code: string;
  password: string;
}

export interface ResetProps {
  phone: string;
  onPhone: (phone: string) => void;
  /** The new password holds: back to the login. */
  onDone: () => void;
}

/** Setting a forgotten password anew, by a code. All devices are logged out by it. */
export function useReset({ phone, onPhone, onDone }: ResetProps): { form: Form<ResetValues>; code: SmsCode } {
  const form = useForm<ResetValues>({
    initial: { phone, code: '', password: '' },
    checks: {
      phone: checkPhone,
      code: checkCode,
      password: (password, values) => checkNewPassword(password, values.phone),
    },
    send: async (body) => {
      await call('PUT /auth/reset', { body, silent: true });
      notify.success('密码已重设，请用新密码登录');
      onDone();
    },
  });
  return {
    form: {
      ...form,
      set: (name, value) => {
        form.set(name, value);
        if (name === 'phone') onPhone(value);
      },
    },
    code: useSmsCode('reset', form),
  };
}
