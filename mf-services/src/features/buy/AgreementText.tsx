import styles from './AgreementText.module.css';
import { serviceAgreement } from './serviceAgreement';

/** The agreement's clauses. Platform-free. */
export function AgreementText() {
  return (
    <ol className={styles.clauses}>
      {serviceAgreement.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
