import { Button, onPhone } from '@harbor/ui/kit';
import { AgreementCheck } from '../../agreements/AgreementCheck';
import { AgreementLink } from '../../agreements/AgreementLink';
import type { AgreementName } from '../../agreements/agreement';
import styles from '../../credentials/forms.module.css';
import { PhoneAndCode } from '../../credentials/PhoneAndCode';
import { ProblemLine } from '../../form/ProblemLine';
import { ClosingOverlay } from './ClosingOverlay';
import { ConsentOverlay } from './ConsentOverlay';
import type { FormProps } from './formProps';
import { RecycledOverlay } from './RecycledOverlay';
import { useSmsLogin } from './useSmsLogin';

export interface SmsFormProps extends FormProps {
  onRead: (name: AgreementName) => void;
}

/** Login by SMS code; for a new number the way to an account. */
export function SmsForm({ onRead, ...props }: SmsFormProps) {
  const { form, code, recycled, closing, asksConsent, agree, decline } = useSmsLogin(props);
  const { values } = form;
  return (
    <form ref={form.ref} noValidate onSubmit={form.handleSubmit}>
      <PhoneAndCode form={form} code={code} autoComplete="tel-national" />
      <div className={styles.consent}>
        <AgreementCheck
          label={onPhone ? '首次登录：同意' : '首次登录：我已阅读并同意'}
          links={
            <>
              <AgreementLink name="terms" onRead={onRead} />
              <AgreementLink name="privacy" onRead={onRead} />
            </>
          }
          ticked={values.agreed}
          onChange={(agreed) => form.set('agreed', agreed)}
        />
      </div>
      <ProblemLine problem={form.problem} />
      <Button kind="primary" type="submit" size="l" block loading={form.busy}>
        {onPhone ? '登录' : '登录 / 注册'}
      </Button>
      <ConsentOverlay
        open={asksConsent}
        phone={values.phone}
        busy={form.busy}
        onAgree={agree}
        onClose={decline}
        onRead={onRead}
      />
      <RecycledOverlay question={recycled} onRead={onRead} />
      <ClosingOverlay question={closing} />
    </form>
  );
}
