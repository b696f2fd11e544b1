import { CodeField } from './CodeField.mobile';
import type { PhoneAndCodeProps } from './PhoneAndCode';
import { PhoneField } from './PhoneField.mobile';

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
    </>
  );
}
