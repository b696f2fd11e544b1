import { Field } from '@harbor/ui/kit';
import styles from './Decision.module.css';

export interface MoneyFieldProps {
  label: string;
  /** As it was typed, in 元; `fenOf` reads it. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
  /** At the right of the label: 最多 ¥3,420.00. */
  extra?: string;
  /** Inside, at the right: 与建议一致. */
  note?: string;
}

/** An amount in 元. */
export function MoneyField({ label, value, onChange, error, extra, note }: MoneyFieldProps) {
  return (
    <Field label={label} error={error || undefined} extra={extra}>
      {(control) => (
        <span className={styles.money} data-wrong={error ? '' : undefined}>
          ¥
          <input
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          {note ? <small>{note}</small> : null}
        </span>
      )}
    </Field>
  );
}
