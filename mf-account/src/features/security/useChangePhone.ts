import { call, invalidateCalls, notify, session } from '@harbor/runtime';
import { checkCode, checkPhone } from '../../credentials/phone';
import { type SmsCode, useSmsCode } from '../../credentials/useSmsCode';
import { type Form, useForm } from '../../form/useForm';
import type { StepUp } from '../../step-up/useStepUp';

export interface PhoneValues {
  phone: string;
  code: string;
}

/** Changing the phone: the new number proves itself by a code. Other devices are logged out, this one gets a new session. */
export function useChangePhone(
  guard: StepUp['guard'],
  onDone: () => void,
): { form: Form<PhoneValues>; code: SmsCode } {
  const form = useForm<PhoneValues>({
    initial: { phone: '', code: '' },
    checks: { phone: checkPhone, code: checkCode },
    send: async (body) => {
      const answer = await guard(() => call('POST /auth/user_phone', { body, silent: true }));
      if (!answer) return;
      await session.login(answer);
      void invalidateCalls(['GET /auth/security', 'GET /auth/sessions', 'GET /auth/login_records']);
      notify.success('手机号已更换，其他设备已退出登录');
      onDone();
    },
  });
  return { form, code: useSmsCode('phone', form) };
}
