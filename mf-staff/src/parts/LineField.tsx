import { Field, TextField } from '@harbor/ui/kit';
import type { ReactNode } from 'react';

export interface LineFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Most characters; the label then counts them. */
  max?: number;
  error?: string;
  hint?: ReactNode;
  placeholder?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'url';
  /** Behind what was typed: 元. */
  unit?: string;
}

/** One line of text with its label, problem and rule. */
export function LineField({
  label,
  value,
  onChange,
  max,
  error,
  hint,
  placeholder,
  inputMode,
  unit,
}: LineFieldProps) {
  return (
    <Field
      label={label}
      error={error || undefined}
      hint={hint}
      extra={max ? `${value.length} / ${max}` : undefined}
    >
      {(control) => (
        <TextField
          {...control}
          autoComplete="off"
          maxLength={max}
          inputMode={inputMode}
          placeholder={placeholder}
          value={value}
          after={unit}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
