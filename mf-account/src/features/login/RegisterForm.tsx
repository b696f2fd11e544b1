import { Button } from '@harbor/ui/kit';
import type { AgreementName } from '../../agreements/agreement';
import { BothAgreements } from '../../agreements/BothAgreements';
import { NewPasswordField } from '../../credentials/NewPasswordField';
import { PhoneAndCode } from '../../credentials/PhoneAndCode';
import { ProblemLine } from '../../form/ProblemLine';
import type { FormProps } from './formProps';
import { useRegister } from './useRegister';

export interface RegisterFormProps extends FormProps {
  onRead: (name: AgreementName) => void;
}

/** Registration by phone number. */
export function RegisterForm({ onRead, ...props }: RegisterFormProps) {
  const { form, code } = useRegister(props);
  const { values, errors } = form;
  return (
    <form ref={form.ref} noValidate onSubmit={form.handleSubmit}>
      <PhoneAndCode form={form} code={code} autoComplete="username" />
      <NewPasswordField
        label="设置密码"
        value={values.password}
        phone={values.phone}
        error={errors.password}
        onChange={(password) => form.set('password', password)}
        onLeave={() => form.leave('password')}
      />
      <BothAgreements
        ticks={values}
        errors={errors}
        onTick={(name, ticked) => form.set(name, ticked)}
        onRead={onRead}
      />
      <ProblemLine problem={form.problem} />
      <Button kind="primary" type="submit" size="l" block loading={form.busy}>
        注册并登录
      </Button>
    </form>
  );
}
