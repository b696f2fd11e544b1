import { Button } from '@harbor/ui/kit';
import styles from '../../credentials/forms.module.css';
import { PasswordField } from '../../credentials/PasswordField';
import { PhoneField } from '../../credentials/PhoneField';
import { ProblemLine } from '../../form/ProblemLine';
import { PuzzleOverlay } from '../../puzzle/PuzzleOverlay';
import { ClosingOverlay } from './ClosingOverlay';
import { type PasswordLoginProps, usePasswordLogin } from './usePasswordLogin';

export interface PasswordFormProps extends PasswordLoginProps {
  /** The way for somebody who forgot the password. */
  onReset: () => void;
}

/** Login by password. */
export function PasswordForm({ onReset, ...props }: PasswordFormProps) {
  const form = usePasswordLogin(props);
  const { values, errors } = form;
  return (
    <form ref={form.ref} noValidate onSubmit={form.handleSubmit}>
      <PhoneField
        value={values.phone}
        error={errors.phone}
        autoComplete="username"
        onChange={(phone) => form.set('phone', phone)}
        onLeave={() => form.leave('phone')}
      />
      <PasswordField
        value={values.password}
        error={errors.password}
        autoComplete="current-password"
        onChange={(password) => form.set('password', password)}
        onLeave={() => form.leave('password')}
      />
      <ProblemLine problem={form.problem} />
      <Button kind="primary" type="submit" size="l" block loading={form.busy}>
        登录
      </Button>
      <p className={styles.aside}>
        <button type="button" className={styles.link} onClick={onReset}>
          忘记密码？
        </button>
      </p>
      <PuzzleOverlay puzzle={form.puzzle} />
      <ClosingOverlay question={form.closing} />
    </form>
  );
}
