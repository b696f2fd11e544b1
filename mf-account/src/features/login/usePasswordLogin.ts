import type { CaptchaAnswer } from '@harbor/contract';
import { call } from '@harbor/runtime';
import { type Form, useForm } from '../../form/useForm';
import { type Puzzle, usePuzzle } from '../puzzle/usePuzzle';
import { withPuzzle } from '../puzzle/withPuzzle';
import type { FormProps } from './formProps';
import { checkPhone } from './phone';

export interface PasswordLoginValues {
  phone: string;
  password: string;
}

export interface PasswordLoginProps extends FormProps {
  /** Password to begin with: that of a demo account. */
  password: string;
}

/** Login by password. Which of the two was wrong is never said. */
export function usePasswordLogin({
  phone,
  password,
  onPhone,
  enter,
}: PasswordLoginProps): Form<PasswordLoginValues> & { puzzle: Puzzle } {
  const puzzle = usePuzzle();
  const form = useForm<PasswordLoginValues>({
    initial: { phone, password },
    checks: { phone: checkPhone, password: (password) => (password ? undefined : '请输入密码') },
    send: async (values) => {
      const send = (captcha?: CaptchaAnswer) =>
        call('POST /auth/pc_login', { body: { ...values, captcha }, silent: true });
      const answer = await withPuzzle(send, puzzle, { phone: values.phone, action: 'password' });
      if (answer) await enter(answer);
    },
  });
  return {
    ...form,
    puzzle,
    set: (name, value) => {
      form.set(name, value);
      if (name === 'phone') onPhone(value);
    },
  };
}
