import type { FormAnswers, FormField } from '@harbor/contract';
import { blankRow, shownFields } from '@harbor/contract/order-form/answers';
import { Plus, Trash2 } from 'lucide-react';
import type { ControlProps } from './controlProps';
import { FieldRow } from './FieldRow';
import styles from './RowsControl.module.css';

/** A group that repeats, such as inventors. */
export function RowsControl(props: ControlProps) {
  const { field, path, id, value, onChange, onLeave, errors, clock, controls } = props;
  const group = field as FormField;
  const rows = Array.isArray(value) ? (value as FormAnswers[]) : [];
  const name = field.row ?? '项';
  const most = field.max ?? 10;
  const set = (at: number, key: string, next: unknown) =>
    onChange(rows.map((row, i) => (i === at ? { ...row, [key]: next } : row)));
  return (
    <div className={styles.rows}>
      {rows.map((row, i) => (
        <fieldset key={i} className={styles.row}>
          <legend>
            {name} {i + 1}
          </legend>
          {shownFields(group.fields ?? [], row).map((one) => (
            <FieldRow
              key={one.key}
              field={one}
              path={`${path}[${i}].${one.key}`}
              value={row[one.key]}
              errors={errors}
              clock={clock}
              controls={controls}
              onChange={(_, next) => set(i, one.key, next)}
              onLeave={onLeave}
            />
          ))}
          {rows.length > (field.min ?? 0) && (
            <button
              type="button"
              className={styles.remove}
              aria-label={`删除${name} ${i + 1}`}
              onClick={() => onChange(rows.filter((_, at) => at !== i))}
            >
              <Trash2 size={16} aria-hidden />
              删除
            </button>
          )}
        </fieldset>
      ))}
      <button
        id={id}
        type="button"
        className={styles.add}
        disabled={rows.length >= most}
        onClick={() => onChange([...rows, blankRow(group)])}
      >
        <Plus size={16} aria-hidden />
        添加{name}（{rows.length} / {most}）
      </button>
    </div>
  );
}
