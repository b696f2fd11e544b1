import { Button, Sheet } from '@harbor/ui/mobile';
import type { LoginQuestionProps } from './ForMembers';
import { comesBack, later, toLogin } from './words';

/** Asks a visitor to log in, on the phone. */
export function LoginQuestion({ words, open, onClose, onLogin }: LoginQuestionProps) {
  return (
    <Sheet
      open={open}
      title={words}
      onClose={onClose}
      footer={
        <>
          <Button kind="outline" onClick={onClose}>
            {later}
          </Button>
          <Button onClick={onLogin}>{toLogin}</Button>
        </>
      }
    >
      <p>{comesBack}</p>
    </Sheet>
  );
}

export default LoginQuestion;
