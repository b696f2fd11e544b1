import { type AgreementName, agreementTitles } from '../agreements/agreement';
import styles from './fields.module.css';

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
