import { Button, Overlay } from '@harbor/ui/kit';
import { CodeField } from '../credentials/CodeField';
import styles from '../credentials/forms.module.css';
import { PasswordField } from '../credentials/PasswordField';
import { ProblemLine } from '../form/ProblemLine';
import { PuzzleOverlay } from '../puzzle/PuzzleOverlay';
import type { StepUp } from './useStepUp';

export interface StepUpOverlayProps {
  stepUp: StepUp;
  /** Masked number of the account. */
  phone: string;
  hasPassword: boolean;
}

/** Proving again who is there, by a code or by the password. */
export function StepUpOverlay({ stepUp, phone, hasPassword }: StepUpOverlayProps) {
  const { form, code, by } = stepUp;
  const { values, errors } = form;
  return (
    <Overlay open={stepUp.open} onClose={stepUp.close} title="验证身份" width={440} closeOnMask={false}>
      <form ref={form.ref} noValidate onSubmit={form.handleSubmit}>
        <p className={styles.intro}>
          {by === 'sms' ? `为了账号安全，请验证手机号 ${phone}` : '为了账号安全，请输入登录密码'}
        </p>
        {by === 'sms' ? (
          <>
            <CodeField
              value={values.code}
              error={errors.code}
              code={code}
              onChange={(digits) => form.set('code', digits)}
            />
            <PuzzleOverlay puzzle={code.puzzle} />
          </>
        ) : (
          <PasswordField
            value={values.password}
            error={errors.password}
            autoComplete="current-password"
            onChange={(password) => form.set('password', password)}
            onLeave={() => form.leave('password')}
          />
        )}
        <ProblemLine problem={form.problem} />
        <Button kind="primary" type="submit" size="l" block loading={form.busy}>
          验证
        </Button>
        {hasPassword ? (
          <p className={styles.aside}>
            <button
              type="button"
              className={styles.link}
              onClick={() => stepUp.setBy(by === 'sms' ? 'password' : 'sms')}
            >
              {by === 'sms' ? '改用登录密码验证' : '改用短信验证码验证'}
            </button>
          </p>
        ) : null}
      </form>
    </Overlay>
  );
}
