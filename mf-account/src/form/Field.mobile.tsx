import { type ReactNode, useId } from 'react';
import styles from './Field.mobile.module.css';
import { type ControlProps, controlProps } from './fieldIds';

export interface FieldProps {
  label: string;
  error?: string;
  hint?: ReactNode;
  /** At the right end of the label's line. */
  extra?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, a control of 52 px, message below: the phone's field. */
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
