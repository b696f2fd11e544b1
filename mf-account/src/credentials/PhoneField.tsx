import { Field, TextField } from '@harbor/ui/kit';
import styles from './fields.module.css';
import { readPhone } from './phone';

export interface PhoneFieldProps {
  label?: string;
  value: string;
  error?: string;
  onChange: (phone: string) => void;
  onLeave: () => void;
  /** `username` beside a password, so that managers keep the two together. */
  autoComplete: 'username' | 'tel-national';
}

/** A mainland mobile number. */
export function PhoneField({
  label = '手机号',
  value,
  error,
  onChange,
  onLeave,
  autoComplete,
}: PhoneFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextField
          {...control}
          type="tel"
          name="phone"
          inputMode="numeric"
          autoComplete={autoComplete}
          placeholder="请输入手机号"
          before={<span className={styles.area}>+86</span>}
          value={value}
          onChange={(event) => onChange(readPhone(event.target.value))}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
}
