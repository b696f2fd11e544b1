import type { FormField } from '@harbor/contract';
import { Button } from '@harbor/ui/kit';
import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FieldForm } from './FieldForm';
import styles from './FieldForm.module.css';
import { blankField, kindTitles, rowKinds } from './kinds';

interface RowFieldsProps {
  field: FormField;
  /** The field as it was published. */
  before: FormField | undefined;
  errors: Record<string, string>;
  onChange: (field: FormField) => void;
}

/** What one row of a group asks for, field by field. */
export function RowFields({ field, before, errors, onChange }: RowFieldsProps) {
  const fields = field.fields ?? [];
  const [open, setOpen] = useState<string>();
  const set = (next: FormField['fields']) => onChange({ ...field, fields: next });
  function handleAdd() {
    const { fields: _, ...made } = blankField('text');
    set([...fields, made]);
    setOpen(made.key);
  }
  return (
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>一行里的内容</legend>
      {fields.map((one, i) => {
        // Messages of inner fields bear their place.
        const place = `fields[${i}].`;
        const own = Object.fromEntries(
          Object.entries(errors).flatMap(([part, said]) =>
            part.startsWith(place) ? [[part.slice(place.length), said]] : [],
          ),
        );
        const shown = open === one.key;
        return (
          <div key={one.key} className={styles.row}>
            <span className={styles.rowHead}>
              <button
                type="button"
                className={styles.rowName}
                aria-expanded={shown}
                onClick={() => setOpen(shown ? undefined : one.key)}
              >
                {shown ? <ChevronUp size={15} aria-hidden /> : <ChevronDown size={15} aria-hidden />}
                {one.label || '未命名'}
                <small>
                  {kindTitles[one.kind]}
                  {one.required ? '，必填' : ''}
                </small>
              </button>
              <button
                type="button"
                className={styles.icon}
                aria-label={`删除一行里的${one.label || '未命名'}`}
                onClick={() => set(fields.filter(({ key }) => key !== one.key))}
              >
                <Trash2 size={15} aria-hidden />
              </button>
            </span>
            {shown ? (
              <FieldForm
                field={one}
                level={fields}
                kinds={rowKinds.includes(one.kind) ? rowKinds : [one.kind, ...rowKinds]}
                published={before?.fields?.some(({ key }) => key === one.key) ?? false}
                errors={own}
                onChange={(next) => set(fields.map((known) => (known.key === one.key ? next : known)))}
              />
            ) : null}
          </div>
        );
      })}
      {errors.fields ? (
        <p className={styles.problem} role="alert">
          {errors.fields}
        </p>
      ) : null}
      <Button icon={<Plus size={15} aria-hidden />} onClick={handleAdd}>
        加一项内容
      </Button>
    </fieldset>
  );
}
