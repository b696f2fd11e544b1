import styles from '../credentials/fields.module.css';
import { type AgreementName, agreementTitles } from './agreement';

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
