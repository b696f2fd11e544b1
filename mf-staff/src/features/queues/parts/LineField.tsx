import { Field } from '@harbor/ui/kit';
import styles from './Decision.module.css';

export interface LineFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  max?: number;
  hint?: string;
  placeholder?: string;
  type?: 'text' | 'date' | 'tel';
  /** Digits alone. */
  digits?: boolean;
}

/** One line of a decision's form. */
export function LineField({
  label,
  value,
  onChange,
  error,
  max,
  hint,
  placeholder,
  type = 'text',
  digits = false,
}: LineFieldProps) {
  return (
    <Field label={label} error={error || undefined} hint={hint}>
      {(control) => (
        <input
          {...control}
          className={styles.input}
          type={type}
          inputMode={digits ? 'numeric' : undefined}
          autoComplete="off"
          maxLength={max}
          value={value}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
