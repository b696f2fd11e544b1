import type { FormField, FormRowField } from '@harbor/contract';
import { fileTypes } from '@harbor/contract/file-types';
import { usualTypes } from '@harbor/contract/order-form/check-field';
import { Checkbox, Field } from '@harbor/ui/kit';
import styles from './FieldForm.module.css';

export interface KindFieldsProps<F> {
  field: F;
  onChange: (field: F) => void;
}

const bounds = { '': '不限', today: '今天', min_days: '今天加服务的最短天数' };

/** What is asked of fields of one kind alone. */
export function KindFields<F extends FormField | FormRowField>({ field, onChange }: KindFieldsProps<F>) {
  if (field.kind === 'date')
    return (
      <Field label="最早可选">
        {(control) => (
          <select
            {...control}
            className={styles.select}
            value={field.from ?? ''}
            onChange={({ target }) => onChange({ ...field, from: (target.value || undefined) as F['from'] })}
          >
            {Object.entries(bounds).map(([value, title]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
            {field.from === 'this_year' ? <option value="this_year">今年</option> : null}
          </select>
        )}
      </Field>
    );
  if (field.kind === 'files') {
    const types = field.types ?? usualTypes;
    return (
      <fieldset className={styles.values}>
        <legend className={styles.legend}>文件类型</legend>
        {fileTypes.map((type) => (
          <Checkbox
            key={type}
            checked={types.includes(type)}
            onChange={(on) =>
              onChange({ ...field, types: on ? [...types, type] : types.filter((one) => one !== type) })
            }
          >
            {type}
          </Checkbox>
        ))}
      </fieldset>
    );
  }
  return null;
}
