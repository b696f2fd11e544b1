import type { ComponentProps } from 'react';
import styles from './ChoicePill.module.css';

export interface ChoicePillProps extends ComponentProps<'input'> {
  /** What is chosen, in the words on it. */
  label: string;
}

/** One of a few words of which people choose one: a radio button in the shape of a pill. */
export function ChoicePill({ label, ...input }: ChoicePillProps) {
  return (
    <label className={styles.pill}>
      <input type="radio" {...input} />
      <span>{label}</span>
    </label>
  );
}
