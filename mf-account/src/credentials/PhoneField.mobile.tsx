import { Field, TextField } from '@harbor/ui/kit';
import { X } from 'lucide-react';
import { useState } from 'react';
import styles from './fields.mobile.module.css';
import type { PhoneFieldProps } from './PhoneField';
import { groupPhone, readPhone } from './phone';

/** A mainland mobile number; grouped for reading while nobody types in it. */
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
          value={typing ? value : groupPhone(value)}
          onChange={(event) => onChange(readPhone(event.target.value))}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyping(false);
            onLeave();
          }}
          before={<span className={styles.area}>+86</span>}
          after={
            value ? (
              <button
                type="button"
                className={styles.icon}
                aria-label="清空手机号"
                onClick={() => onChange('')}
              >
                <X size={18} aria-hidden />
              </button>
            ) : null
          }
        />
      )}
    </Field>
  );
}
