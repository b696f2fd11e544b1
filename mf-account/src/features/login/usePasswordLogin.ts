import type { CaptchaAnswer } from '@harbor/contract';
import { call } from '@harbor/runtime';
import { checkPhone } from '../../credentials/phone';
import { type Form, useForm } from '../../form/useForm';
import { type Puzzle, usePuzzle } from '../../puzzle/usePuzzle';
import { withPuzzle } from '../../puzzle/withPuzzle';
import type { FormProps } from './formProps';
import { type ClosingQuestion, useClosingQuestion } from './useClosingQuestion';

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
}: PasswordLoginProps): Form<PasswordLoginValues> & { puzzle: Puzzle; closing: ClosingQuestion } {
  const closing = useClosingQuestion(enter);
  const puzzle = usePuzzle();
  const form = useForm<PasswordLoginValues>({
    initial: { phone, password },
    checks: { phone: checkPhone, password: (password) => (password ? undefined : '请输入密码') },
    send: async (values) => {
      const send = (captcha?: CaptchaAnswer) =>
        call('POST /auth/pc_login', { body: { ...values, captcha }, silent: true });
      try {
        const answer = await withPuzzle(send, puzzle, { phone: values.phone, action: 'password' });
        if (answer) await enter(answer);
      } catch (error) {
        if (!closing.ask(error)) throw error;
      }
    },
  });
  return {
    ...form,
    puzzle,
    closing,
    set: (name, value) => {
      form.set(name, value);
      if (name === 'phone') onPhone(value);
    },
  };
}
