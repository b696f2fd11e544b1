import { Button } from '@harbor/ui/mobile';
import { ProblemLine } from '../../form/ProblemLine';
import type { AgreementName } from '../agreements/agreement';
import { AgreementCheck, AgreementLink } from './AgreementCheck.mobile';
import { ClosingSheet } from './ClosingSheet.mobile';
import { ConsentSheet } from './ConsentSheet.mobile';
import type { FormProps } from './formProps';
import styles from './forms.mobile.module.css';
import { PhoneAndCode } from './PhoneAndCode.mobile';
import { RecycledSheet } from './RecycledSheet.mobile';
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
          label="首次登录：同意"
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
      <Button type="submit" block className={styles.submit} loading={form.busy}>
        登录
      </Button>
      <ConsentSheet
        open={asksConsent}
        phone={values.phone}
        busy={form.busy}
        onAgree={agree}
        onClose={decline}
        onRead={onRead}
      />
      <RecycledSheet question={recycled} onRead={onRead} />
      <ClosingSheet question={closing} />
    </form>
  );
}
