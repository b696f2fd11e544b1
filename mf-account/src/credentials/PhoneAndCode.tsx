import type { Form } from '../form/useForm';
import { PuzzleOverlay } from '../puzzle/PuzzleOverlay';
import { CodeField } from './CodeField';
import { PhoneField, type PhoneFieldProps } from './PhoneField';
import type { SmsCode } from './useSmsCode';

export interface PhoneAndCodeProps extends Pick<PhoneFieldProps, 'label' | 'autoComplete'> {
  form: Pick<Form<{ phone: string; code: string }>, 'values' | 'errors' | 'set' | 'leave'>;
  code: SmsCode;
}

/** A phone number and the code that proves it, as fields of the form around them. */
export function PhoneAndCode({ form, code, ...phone }: PhoneAndCodeProps) {
  const { values, errors } = form;
  return (
    <>
      <PhoneField
        {...phone}
        value={values.phone}
        error={errors.phone}
        onChange={(digits) => form.set('phone', digits)}
        onLeave={() => form.leave('phone')}
      />
      <CodeField
        value={values.code}
        error={errors.code}
        code={code}
        onChange={(digits) => form.set('code', digits)}
      />
      <PuzzleOverlay puzzle={code.puzzle} />
    </>
  );
}
