import type { ReactNode } from 'react';
import { type AnyField, fieldId } from '../fields';
import styles from './Field.module.css';

interface FieldProps {
  field: AnyField;
  label: string;
  required?: boolean;
  /** At the right end of the label, e.g. a counter. */
  extra?: string;
  hint?: string;
  problem?: string;
  children: ReactNode;
  /** A group of controls instead of one. */
  group?: boolean;
}

/** Label, control, and what is wrong with it. */
export function Field({ field, label, required, extra, hint, problem, children, group }: FieldProps) {
  const id = fieldId(field);
  const head = (
    <>
      <span>
        {label}
        {required && (
          <i className={styles.star} aria-hidden="true">
            *
          </i>
        )}
      </span>
      {extra && <small>{extra}</small>}
    </>
  );
  const foot = (
    <>
      {hint && <p className={styles.hint}>{hint}</p>}
      <p id={`${id}-problem`} className={styles.problem}>
        {problem}
      </p>
    </>
  );
  if (group)
    return (
      <fieldset className={styles.field} id={id} tabIndex={-1} aria-describedby={`${id}-problem`}>
        <legend className={styles.label}>{head}</legend>
        {children}
        {foot}
      </fieldset>
    );
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {head}
      </label>
      {children}
      {foot}
    </div>
  );
}

/** What a control needs so that its problem is read with it. */
export const controlOf = (field: AnyField, problem: string | undefined) => ({
  id: fieldId(field),
  'aria-invalid': problem ? (true as const) : undefined,
  'aria-describedby': `${fieldId(field)}-problem`,
});
