import { Field, onPhone, TextField } from '@harbor/ui/kit';
import { X } from 'lucide-react';
import { useState } from 'react';
import styles from './fields.module.css';
import { groupPhone, readPhone } from './phone';

export interface PhoneFieldProps {
  label?: string;
  value: string;
  error?: string;
  onChange: (phone: string) => void;
  onLeave: () => void;
  /** `username` beside a password, so that managers keep the two together. */
  autoComplete: 'username' | 'tel-national';
}

/** A mainland mobile number; on the phone grouped for reading while nobody types in it, and cleared by a touch. */
export function PhoneField({
  label = '手机号',
  value,
  error,
  onChange,
  onLeave,
  autoComplete,
}: PhoneFieldProps) {
  const [typing, setTyping] = useState(false);
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
          value={onPhone && !typing ? groupPhone(value) : value}
          onChange={(event) => onChange(readPhone(event.target.value))}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyping(false);
            onLeave();
          }}
          before={<span className={styles.area}>+86</span>}
          after={
            onPhone && value ? (
              <button
                type="button"
                className={styles.icon}
                aria-label="清空手机号"
                onClick={() => onChange('')}
              >
                <X size={18} aria-hidden />
              </button>
            ) : undefined
          }
        />
      )}
    </Field>
  );
}
