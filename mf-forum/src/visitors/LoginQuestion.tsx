import { Confirm } from '@harbor/ui/kit';
import type { LoginQuestionProps } from './ForMembers';
import { comesBack, later, toLogin } from './words';

/** Asks a visitor to log in. */
export function LoginQuestion({ words, open, onClose, onLogin }: LoginQuestionProps) {
  return (
    <Confirm
      open={open}
      title={words}
      width={420}
      centered={false}
      closeOnMask
      yes={toLogin}
      no={later}
      onYes={onLogin}
      onClose={onClose}
    >
      <p>{comesBack}</p>
    </Confirm>
  );
}

export default LoginQuestion;
