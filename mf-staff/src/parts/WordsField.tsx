import { Field } from '@harbor/ui/kit';
import { type Ref, useEffect, useRef } from 'react';
import styles from './WordsField.module.css';

export interface WordsFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  max: number;
  error?: string;
  rows?: number;
  placeholder?: string;
  /** Takes the cursor as it appears. */
  focus?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Some lines of text, with how many characters there are. */
export function WordsField({
  label,
  value,
  onChange,
  max,
  error,
  rows = 3,
  placeholder,
  focus = false,
  ref,
}: WordsFieldProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focus) own.current?.focus();
  }, [focus]);
  return (
    <Field label={label} error={error || undefined} extra={`${value.length} / ${max}`}>
      {(control) => (
        <textarea
          {...control}
          ref={ref ?? own}
          className={styles.words}
          rows={rows}
          maxLength={max}
          value={value}
          placeholder={placeholder}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
