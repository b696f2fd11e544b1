import type { ReactNode } from 'react';
import styles from './Choice.module.css';

export interface ChoiceProps<V> {
  /** What is chosen, for who cannot see it. */
  label: string;
  /** Each needs a key of its own: the title, unless it is no text. */
  options: readonly { value: V; title: ReactNode; key?: string }[];
  value: V;
  onChoose: (value: V) => void;
  className?: string;
}

/** A few ways to look at the same thing, in one row: buttons of which one is pressed. */
export function Choice<V>({ label, options, value, onChoose, className = '' }: ChoiceProps<V>) {
  return (
    <fieldset className={`${styles.choice} ${className}`} aria-label={label}>
      {options.map((one) => (
        <button
          key={one.key ?? String(one.title)}
          type="button"
          aria-pressed={one.value === value}
          onClick={() => onChoose(one.value)}
        >
          {one.title}
        </button>
      ))}
    </fieldset>
  );
}
