import { Button } from '@harbor/ui/kit';
import type { AgreementName } from '../../agreements/agreement';
import { BothAgreements } from '../../agreements/BothAgreements';
import styles from '../../credentials/forms.module.css';
import { PhoneAndCode } from '../../credentials/PhoneAndCode';
import { ProblemLine } from '../../form/ProblemLine';
import { type BindProps, useBind } from './useBind';

export interface BindFormProps extends BindProps {
  onRead: (name: AgreementName) => void;
}

/** A WeChat that is new here needs a phone: that of an account, or of a new one. */
export function BindForm({ onRead, ...props }: BindFormProps) {
  const { form, code, isNew } = useBind(props);
  const { values, errors } = form;
  return (
    <form ref={form.ref} noValidate onSubmit={form.handleSubmit}>
      <p className={styles.intro}>
        {props.nickname ? `${props.nickname}，` : ''}
        微信已确认。请绑定手机号：已有账号会直接登录，没有账号将为您创建。
      </p>
      <PhoneAndCode form={form} code={code} autoComplete="tel-national" />
      {isNew ? (
        <>
          <p className={styles.intro}>该手机号还没有注册，同意以下协议后将创建账号。</p>
          <BothAgreements
            ticks={values}
            errors={errors}
            onTick={(name, ticked) => form.set(name, ticked)}
            onRead={onRead}
          />
        </>
      ) : null}
      <ProblemLine problem={form.problem} />
      <Button kind="primary" type="submit" size="l" block loading={form.busy}>
        {isNew ? '同意并注册' : '绑定并登录'}
      </Button>
    </form>
  );
}
