import { type AnyField, fieldId } from './fields';
import styles from './ManuscriptForm.module.css';

interface PillsProps<T extends string> {
  field: AnyField;
  options: Readonly<Record<T, string>>;
  value: T | undefined;
  onChoose: (value: T) => void;
}

/** One of a few, all of them in sight. */
export function Pills<T extends string>({ field, options, value, onChoose }: PillsProps<T>) {
  return (
    <div className={styles.pills}>
      {(Object.entries(options) as [T, string][]).map(([key, label]) => (
        <label key={key} className={styles.pill}>
          <input type="radio" name={fieldId(field)} checked={value === key} onChange={() => onChoose(key)} />
          <span className={styles.pillText}>{label}</span>
        </label>
      ))}
    </div>
  );
}
