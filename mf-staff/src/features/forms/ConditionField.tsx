import type { FormCondition, FormField, FormRowField } from '@harbor/contract';
import { valuesOf } from '@harbor/contract/order-form/faults';
import { Checkbox, Field } from '@harbor/ui/kit';
import styles from './FieldForm.module.css';

export interface ConditionFieldProps {
  /** All fields of the same level. */
  level: readonly (FormField | FormRowField)[];
  own: string;
  value: FormCondition | undefined;
  onChange: (value: FormCondition | undefined) => void;
  error?: string;
}

/** When a field is shown: always, or while another one holds certain values. */
export function ConditionField({ level, own, value, onChange, error }: ConditionFieldProps) {
  const others = level.filter((field) => field.key !== own && valuesOf(field));
  const other = others.find(({ key }) => key === value?.field);
  const values = other ? (valuesOf(other) ?? []) : [];
  const single = values.length === 1 && values[0] === 'true';
  function handleField(key: string) {
    const next = others.find((field) => field.key === key);
    const possible = next ? (valuesOf(next) ?? []) : [];
    onChange(next ? { field: key, is: possible[0] === 'true' ? ['true'] : [] } : undefined);
  }
  const toggle = (one: string, on: boolean) =>
    value && onChange({ ...value, is: on ? [...value.is, one] : value.is.filter((known) => known !== one) });
  return (
    <Field label="何时显示" error={error}>
      {(control) => (
        <>
          <select
            {...control}
            className={styles.select}
            value={value?.field ?? ''}
            onChange={({ target }) => handleField(target.value)}
          >
            <option value="">总是显示</option>
            {value && !other ? <option value={value.field}>（已不存在的一项）</option> : null}
            {others.map(({ key, label }) => (
              <option key={key} value={key}>
                当「{label || '未命名'}」为…
              </option>
            ))}
          </select>
          {other && !single ? (
            <fieldset
              className={`${styles.values} ${styles.under}`}
              aria-label={`「${other.label}」为以下之一时显示`}
            >
              {values.map((one) => (
                <Checkbox
                  key={one}
                  checked={value?.is.includes(one) ?? false}
                  onChange={(on) => toggle(one, on)}
                >
                  {one}
                </Checkbox>
              ))}
            </fieldset>
          ) : null}
        </>
      )}
    </Field>
  );
}
