import styles from './Choice.mobile.module.css';

export interface ChoiceProps<T extends string | number> {
  label: string;
  name: string;
  value: T;
  choices: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** One of a few, all of them in sight: radio buttons that look like chips. */
export function Choice<T extends string | number>({ label, name, value, choices, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.face}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
