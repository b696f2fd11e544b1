import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { StrengthMeter } from './StrengthMeter';

export interface NewPasswordFieldProps {
  label: string;
  value: string;
  /** The account's number, which must not be in it. */
  phone: string;
  error?: string;
  onChange: (password: string) => void;
  onLeave: () => void;
}

/** A password to be set, with its rules ticked off and its strength while somebody types. */
export function NewPasswordField({ phone, ...field }: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      hint={
        <>
          <PasswordRules password={field.value} phone={phone} />
          <StrengthMeter password={field.value} phone={phone} />
        </>
      }
    />
  );
}
