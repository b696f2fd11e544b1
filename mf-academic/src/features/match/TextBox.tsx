import { Field } from '@harbor/ui/kit';
import styles from './TextBox.module.css';

interface TextBoxProps {
  label: string;
  rows: number;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  /** Characters at most. What is longer stays and is named: pasting cuts nothing off. */
  most: number;
  error: string | undefined;
}

/** A text of several lines with its count. */
export function TextBox({ label, rows, placeholder, value, onChange, most, error }: TextBoxProps) {
  const length = value.trim().length;
  return (
    <Field
      label={label}
      {...(error !== undefined && { error })}
      extra={
        <span className={length > most ? styles.over : styles.count}>
          {length} / {most}
        </span>
      }
    >
      {(control) => (
        <textarea
          {...control}
          className={styles.box}
          rows={rows}
          placeholder={placeholder}
          value={value}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
