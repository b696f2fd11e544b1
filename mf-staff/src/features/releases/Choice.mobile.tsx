import styles from './Choice.mobile.module.css';

export interface ChoiceProps<T extends string | number> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** The lesser of two rows of choices. */
  small?: boolean;
}

/** One of a few, side by side. */
export function Choice<T extends string | number>({
  label,
  options,
  value,
  onChange,
  small = false,
}: ChoiceProps<T>) {
  return (
    <fieldset className={small ? `${styles.choice} ${styles.small}` : styles.choice} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={option.value === value ? `${styles.option} ${styles.chosen}` : styles.option}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
