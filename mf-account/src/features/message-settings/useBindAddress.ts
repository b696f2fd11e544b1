import { call, invalidateCalls, notify } from '@harbor/runtime';
import { checkCode } from '../../credentials/phone';
import { useForm } from '../../form/useForm';
import { useStepUp } from '../../step-up/useStepUp';
import { touchedByAddress } from './queries';
import { useMailCode } from './useMailCode';

/** What is wrong with an address before it is sent, if anything; the server knows more. */
export function checkEmail(email: string): string | undefined {
  if (!email.trim()) return '请输入邮箱';
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email.trim()) ? undefined : '请输入正确的邮箱';
}

/** Binding an address, or another one in its place: it proves itself by a code. */
export function useBindAddress(onDone: () => void) {
  const form = useForm({
    initial: { email: '', code: '' },
    checks: { email: checkEmail, code: checkCode },
    send: async ({ email, code }) => {
      await call('POST /mail/address/confirm', { body: { email: email.trim(), code }, silent: true });
      await invalidateCalls(touchedByAddress);
      notify.success('邮箱已绑定');
      onDone();
    },
  });
  const stepUp = useStepUp();
  return { form, code: useMailCode(form, stepUp), stepUp };
}
