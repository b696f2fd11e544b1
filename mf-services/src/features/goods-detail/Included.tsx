import { Check, X } from 'lucide-react';
import styles from './Included.module.css';

interface IncludedProps {
  included: string[];
  notIncluded: string[];
}

/** What is in the service and what never is, side by side. */
export function Included({ included, notIncluded }: IncludedProps) {
  return (
    <div className={styles.pair}>
      <div>
        <h2 className={styles.title}>包含</h2>
        <ul>
          {included.map((line) => (
            <li key={line}>
              <Check className={styles.yes} size={16} aria-hidden />
              {line}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className={styles.title}>不包含</h2>
        <ul>
          {notIncluded.map((line) => (
            <li key={line}>
              <X className={styles.no} size={16} aria-hidden />
              {line}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
