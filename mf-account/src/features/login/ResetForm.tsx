import { Button } from '@harbor/ui/kit';
import styles from '../../credentials/forms.module.css';
import { NewPasswordField } from '../../credentials/NewPasswordField';
import { PhoneAndCode } from '../../credentials/PhoneAndCode';
import { ProblemLine } from '../../form/ProblemLine';
import { type ResetProps, useReset } from './useReset';

/** A forgotten password is set anew by a code. */
export function ResetForm(props: ResetProps) {
  const { form, code } = useReset(props);
  const { values, errors } = form;
  return (
    <form ref={form.ref} noValidate onSubmit={form.handleSubmit}>
      <p className={styles.intro}>验证手机号后设置新密码，已登录的设备都会退出登录。</p>
      <PhoneAndCode form={form} code={code} autoComplete="username" />
      <NewPasswordField
        label="新密码"
        value={values.password}
        phone={values.phone}
        error={errors.password}
        onChange={(password) => form.set('password', password)}
        onLeave={() => form.leave('password')}
      />
      <ProblemLine problem={form.problem} />
      <Button kind="primary" type="submit" size="l" block loading={form.busy}>
        重设密码
      </Button>
    </form>
  );
}
