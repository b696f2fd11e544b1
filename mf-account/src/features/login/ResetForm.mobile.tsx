import { Button } from '@harbor/ui/mobile';
import { ProblemLine } from '../../form/ProblemLine';
import { CodeField } from './CodeField.mobile';
import styles from './forms.mobile.module.css';
import { NewPasswordField } from './NewPasswordField.mobile';
import { PhoneField } from './PhoneField.mobile';
import { type ResetProps, useReset } from './useReset';

/** A forgotten password is set anew by a code. */
export function ResetForm(props: ResetProps) {
  const { form, code } = useReset(props);
  const { values, errors } = form;
  return (
    <form ref={form.ref} noValidate onSubmit={form.handleSubmit}>
      <p className={styles.intro}>验证手机号后设置新密码，已登录的设备都会退出登录。</p>
      <PhoneField
        value={values.phone}
        error={errors.phone}
        autoComplete="username"
        onChange={(phone) => form.set('phone', phone)}
        onLeave={() => form.leave('phone')}
      />
      <CodeField
        value={values.code}
        error={errors.code}
        code={code}
        onChange={(digits) => form.set('code', digits)}
      />
      <NewPasswordField
        label="新密码"
        value={values.password}
        phone={values.phone}
        error={errors.password}
        onChange={(password) => form.set('password', password)}
        onLeave={() => form.leave('password')}
      />
      <ProblemLine problem={form.problem} />
      <Button type="submit" block className={styles.submit} loading={form.busy}>
        重设密码
      </Button>
    </form>
  );
}
