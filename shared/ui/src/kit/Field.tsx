import { type ReactNode, useId } from 'react';
import { type ControlProps, controlProps } from './control';
import styles from './Field.module.css';

/** What a `Field` says around its control. */
export interface FieldProps {
  label: string;
  error?: string;
  /** Below the control, e.g. a rule. */
  hint?: ReactNode;
  /** At the right end of the label's line, e.g. a counter. */
  extra?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, hint and problem below. The control gets the ids that tie it to them. */
export function Field({ label, error, hint, extra, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {extra ? <span className={styles.extra}>{extra}</span> : null}
      </div>
      {children(controlProps(id, hint, error))}
      {hint ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
