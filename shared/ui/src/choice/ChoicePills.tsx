import styles from './ChoicePills.module.css';

export interface ChoicePillsProps<K extends string | number> {
  /** Of the radio buttons: its own for each group of a page. */
  name: string;
  options: readonly (readonly [key: K, label: string])[];
  value: K | undefined;
  onChoose: (key: K) => void;
  /** Corners like those of the fields around them, instead of round ends. */
  square?: boolean;
  /** Name of the field, by which a form finds the first one to put the focus there. */
  field?: string;
  /** None is chosen where one has to be. */
  invalid?: boolean;
}

/** One of a few, all of them in sight. The fieldset around them and its legend are the form's. */
export function ChoicePills<K extends string | number>({
  name,
  options,
  value,
  onChoose,
  square = false,
  field,
  invalid,
}: ChoicePillsProps<K>) {
  return (
    <div className={`${styles.pills} ${square ? styles.square : ''}`}>
      {options.map(([key, label], n) => (
        <label key={key} className={styles.pill}>
          <input
            type="radio"
            name={name}
            data-field={n === 0 ? field : undefined}
            aria-invalid={invalid}
            checked={value === key}
            onChange={() => onChoose(key)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
