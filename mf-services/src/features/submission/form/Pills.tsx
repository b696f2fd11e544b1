import { fieldId } from '../fields';
import type { Bound, DraftField } from './bound';
import { Field } from './Field';
import styles from './Pills.module.css';

interface PillsProps<K extends ChoiceField> {
  bound: Bound<K>;
  label: string;
  options: Readonly<Record<NonNullable<Bound<K>['value']>, string>>;
}

type ChoiceField = Extract<DraftField, 'language' | 'kind' | 'level' | 'ai_use'>;

/** One of a few, all of them in sight. */
export function Pills<K extends ChoiceField>({ bound, label, options }: PillsProps<K>) {
  const { field, value, problem, onChange } = bound;
  return (
    <Field field={field} label={label} required group problem={problem}>
      <div className={styles.pills}>
        {(Object.entries(options) as [NonNullable<Bound<K>['value']>, string][]).map(([key, text]) => (
          <label key={key} className={styles.pill}>
            <input
              type="radio"
              name={fieldId(field)}
              checked={value === key}
              onChange={() => onChange(key)}
            />
            <span className={styles.text}>{text}</span>
          </label>
        ))}
      </div>
    </Field>
  );
}
