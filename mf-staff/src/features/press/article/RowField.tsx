import { type ControlProps, controlProps } from '@harbor/ui/kit';
import { type ReactNode, useId } from 'react';
import styles from './RowField.module.css';

export interface RowFieldProps {
  label: string;
  /** Its name in the contract: what is said of it leads here. */
  name: string;
  problem?: string | undefined;
  /** For several controls: the label names them all, and none of them. */
  group?: boolean;
  children: (control: ControlProps & { className: string | undefined }) => ReactNode;
}

/** A field in one line with its label, beside an article. */
export function RowField({ label, name, problem, group = false, children }: RowFieldProps) {
  const id = useId();
  return (
    <div className={styles.row} data-field={name}>
      {group ? <span className={styles.label}>{label}</span> : <label htmlFor={id}>{label}</label>}
      <div className={styles.control}>
        {children({ ...controlProps(id, undefined, problem), className: styles.input })}
        {problem ? (
          <p id={`${id}-error`} className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
      </div>
    </div>
  );
}
