import { Field, onPhone, TextField } from '@harbor/ui/kit';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './fields.module.css';

/** Of the eye, in px. */
const size = onPhone ? 20 : 18;

export interface PasswordFieldProps {
  label?: string;
  value: string;
  error?: string;
  hint?: ReactNode;
  onChange: (password: string) => void;
  onLeave: () => void;
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at. */
export function PasswordField({
  label = '密码',
  value,
  error,
  hint,
  onChange,
  onLeave,
  autoComplete,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <TextField
          {...control}
          type={shown ? 'text' : 'password'}
          name="password"
          autoComplete={autoComplete}
          autoCapitalize="off"
          placeholder={autoComplete === 'new-password' ? '设置登录密码' : '请输入密码'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          after={
            <button
              type="button"
              className={styles.icon}
              aria-label={shown ? '隐藏密码' : '显示密码'}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff size={size} aria-hidden /> : <Eye size={size} aria-hidden />}
            </button>
          }
        />
      )}
    </Field>
  );
}
