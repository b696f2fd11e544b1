import { Button } from '@harbor/ui/mobile';
import { ProblemLine } from '../../form/ProblemLine';
import { PuzzleSheet } from '../puzzle/PuzzleSheet.mobile';
import { ClosingSheet } from './ClosingSheet.mobile';
import styles from './forms.mobile.module.css';
import { PasswordField } from './PasswordField.mobile';
import { PhoneField } from './PhoneField.mobile';
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
      <Button type="submit" block className={styles.submit} loading={form.busy}>
        登录
      </Button>
      <p className={styles.aside}>
        <button type="button" className={styles.link} onClick={onReset}>
          忘记密码？
        </button>
      </p>
      <PuzzleSheet puzzle={form.puzzle} />
      <ClosingSheet question={form.closing} />
    </form>
  );
}
