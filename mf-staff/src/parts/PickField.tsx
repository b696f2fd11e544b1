import { Field } from '@harbor/ui/kit';
import styles from './Inputs.module.css';

export interface PickFieldProps<V extends string | number> {
  label: string;
  value: V;
  options: readonly (readonly [value: V, title: string])[];
  onPick: (value: V) => void;
  error?: string;
  hint?: string;
}

/** One of a list, of which only the chosen one is in sight. */
export function PickField<V extends string | number>({
  label,
  value,
  options,
  onPick,
  error,
  hint,
}: PickFieldProps<V>) {
  return (
    <Field label={label} error={error || undefined} hint={hint}>
      {(control) => (
        <select
          {...control}
          className={styles.input}
          value={value}
          onChange={({ target }) => {
            const picked = options.find(([one]) => String(one) === target.value);
            if (picked) onPick(picked[0]);
          }}
        >
          {options.map(([one, title]) => (
            <option key={one} value={one}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
