import type { DataOf } from '@harbor/contract';
import { Button, onPhone } from '@harbor/ui/kit';
import styles from '../../credentials/forms.module.css';
import { NewPasswordField } from '../../credentials/NewPasswordField';
import { PasswordField } from '../../credentials/PasswordField';
import { ProblemLine } from '../../form/ProblemLine';
import { StepUpOverlay } from '../../step-up/StepUpOverlay';
import { useStepUp } from '../../step-up/useStepUp';
import { useModifyPassword } from './useModifyPassword';

export interface ModifyPasswordFormProps {
  security: DataOf<'GET /auth/security'>;
  onDone: () => void;
}

/** The old password, or a proof by code, and the new one twice. */
export function ModifyPasswordForm({ security, onDone }: ModifyPasswordFormProps) {
  const stepUp = useStepUp();
  const { form, withOld, forget } = useModifyPassword(security.has_password, stepUp.guard, onDone);
  const { values, errors } = form;
  return (
    <>
      <form ref={form.ref} noValidate onSubmit={form.handleSubmit}>
        {withOld ? (
          <>
            <PasswordField
              label="原密码"
              value={values.old_password}
              error={errors.old_password}
              autoComplete="current-password"
              onChange={(password) => form.set('old_password', password)}
              onLeave={() => form.leave('old_password')}
            />
            <p className={styles.aside}>
              <button type="button" className={styles.link} onClick={forget}>
                忘记原密码？用短信验证
              </button>
            </p>
          </>
        ) : (
          <p className={styles.intro}>提交时会向 {security.phone} 发送验证码，验证后生效。</p>
        )}
        <NewPasswordField
          label="新密码"
          phone=""
          value={values.password}
          error={errors.password}
          onChange={(password) => form.set('password', password)}
          onLeave={() => form.leave('password')}
        />
        <PasswordField
          label="再次输入新密码"
          value={values.repeated}
          error={errors.repeated}
          autoComplete="new-password"
          onChange={(password) => form.set('repeated', password)}
          onLeave={() => form.leave('repeated')}
        />
        <ProblemLine problem={form.problem} />
        <Button kind="primary" type="submit" size="l" block={onPhone} loading={form.busy}>
          {security.has_password ? '修改密码' : '设置密码'}
        </Button>
      </form>
      <StepUpOverlay stepUp={stepUp} phone={security.phone} hasPassword={false} />
    </>
  );
}
