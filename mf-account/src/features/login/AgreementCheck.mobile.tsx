import { type ReactNode, useId } from 'react';
import { type AgreementName, agreementTitles } from '../agreements/agreement';
import styles from './fields.mobile.module.css';

export interface AgreementCheckProps {
  label: string;
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
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={ticked}
            aria-invalid={Boolean(error)}
            aria-describedby={error ? id : undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
          {label}
        </label>
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

export interface AgreementLinkProps {
  name: AgreementName;
  onRead: (name: AgreementName) => void;
}

/** Opens the text of an agreement over the form. */
export function AgreementLink({ name, onRead }: AgreementLinkProps) {
  return (
    <button type="button" className={styles.read} onClick={() => onRead(name)}>
      《{agreementTitles[name]}》
    </button>
  );
}
