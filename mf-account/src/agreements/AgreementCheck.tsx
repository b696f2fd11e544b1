import { Checkbox } from '@harbor/ui/kit';
import { type ReactNode, useId } from 'react';
import styles from '../credentials/fields.module.css';

export interface AgreementCheckProps {
  /** The words of the tick, without the names of what is agreed to. */
  label: string;
  /** Links to the texts. */
  links: ReactNode;
  ticked: boolean;
  error?: string;
  onChange: (ticked: boolean) => void;
}

/** A consent. It begins without a tick, always; the links stand outside of the label so that reading never ticks. */
export function AgreementCheck({ label, links, ticked, error, onChange }: AgreementCheckProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.check}>
        <Checkbox
          checked={ticked}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? id : undefined}
          onChange={onChange}
        >
          {label}
        </Checkbox>
        {links}
      </div>
      {error ? (
        <p id={id} className={styles.wrongTick} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
