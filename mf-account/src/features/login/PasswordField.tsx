import { Input } from 'antd';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Field } from '../../form/Field';
import styles from './fields.module.css';

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
        <Input
          {...control}
          size="large"
          type={shown ? 'text' : 'password'}
          name="password"
          autoComplete={autoComplete}
          placeholder={autoComplete === 'new-password' ? '设置登录密码' : '请输入密码'}
          status={error ? 'error' : ''}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          suffix={
            <button
              type="button"
              className={styles.eye}
              aria-label={shown ? '隐藏密码' : '显示密码'}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
            </button>
          }
        />
      )}
    </Field>
  );
}
