import styles from './Decision.module.css';

export interface PillsProps<K extends string> {
  label: string;
  options: readonly (readonly [key: K, title: string])[];
  value: K | undefined;
  onChange: (key: K) => void;
}

/** One of a few, all of them in sight. */
export function Pills<K extends string>({ label, options, value, onChange }: PillsProps<K>) {
  return (
    <fieldset className={styles.pills} aria-label={label}>
      {options.map(([key, title]) => (
        <button key={key} type="button" aria-pressed={key === value} onClick={() => onChange(key)}>
          {title}
        </button>
      ))}
    </fieldset>
  );
}
