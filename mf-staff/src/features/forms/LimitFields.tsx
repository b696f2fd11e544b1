import type { FormField, FormRowField } from '@harbor/contract';
import { Field, TextField } from '@harbor/ui/kit';
import { useState } from 'react';
import styles from './FieldForm.module.css';
import { limitWords } from './kinds';

interface NumberBoxProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  error?: string;
}

const plain = /^-?\d{1,9}(\.\d{1,4})?$/;

/** A number that may be left out; what is none stays as it was typed, and counts for nothing. */
function NumberBox({ label, value, onChange, error }: NumberBoxProps) {
  const [typed, setTyped] = useState<string>();
  const bad = typed !== undefined && typed !== '' && !plain.test(typed);
  return (
    <Field label={label} error={bad ? '请填写数字' : error}>
      {(control) => (
        <TextField
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? (value === undefined ? '' : String(value))}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '') onChange(undefined);
            else if (plain.test(target.value)) onChange(Number(target.value));
          }}
          onBlur={() => {
            if (!bad) setTyped(undefined);
          }}
        />
      )}
    </Field>
  );
}

export interface LimitFieldsProps<F> {
  field: F;
  onChange: (field: F) => void;
  error?: string;
}

/** Least and most of a field, in what it counts; nothing for kinds that have none. */
export function LimitFields<F extends FormField | FormRowField>({
  field,
  onChange,
  error,
}: LimitFieldsProps<F>) {
  const words = limitWords(field);
  if (!words) return null;
  return (
    <div className={styles.pair}>
      <NumberBox label={`最少${words}`} value={field.min} onChange={(min) => onChange({ ...field, min })} />
      <NumberBox
        label={`最多${words}`}
        value={field.max}
        error={error}
        onChange={(max) => onChange({ ...field, max })}
      />
      {field.kind === 'number' ? (
        <>
          <Field label="单位">
            {(control) => (
              <TextField
                {...control}
                maxLength={10}
                autoComplete="off"
                placeholder="例如：字"
                value={field.unit ?? ''}
                onChange={({ target }) => onChange({ ...field, unit: target.value || undefined })}
              />
            )}
          </Field>
          <NumberBox
            label="小数位数"
            value={field.decimals}
            onChange={(decimals) =>
              onChange({ ...field, decimals: decimals === undefined ? undefined : Math.trunc(decimals) })
            }
          />
        </>
      ) : null}
    </div>
  );
}
