import { Field } from '@harbor/ui/kit';
import styles from './Inputs.module.css';

/** A moment as a field holds it, in Beijing's time: `2026-11-21T09:30`; empty for none. */
export const typedTime = (moment: string | null | undefined): string => (moment ?? '').slice(0, 16);

/** The moment of what a field holds; undefined for an empty one. */
export const momentOf = (typed: string): string | undefined =>
  typed ? `${typed.slice(0, 16)}:00+08:00` : undefined;

export interface TimeFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  hint?: string;
}

/** Day and time in Beijing. */
export function TimeField({ label, value, onChange, error, hint }: TimeFieldProps) {
  return (
    <Field label={label} error={error || undefined} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          className={styles.input}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
