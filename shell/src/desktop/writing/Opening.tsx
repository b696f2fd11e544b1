import { LoaderCircle } from 'lucide-react';
import styles from './Opening.module.css';

/** Stands where the dialog will be until its files are there. */
export function Opening() {
  return (
    <div className={styles.veil}>
      <p className={styles.card} role="status">
        <LoaderCircle size={18} className={styles.turning} aria-hidden /> 正在打开编辑器…
      </p>
    </div>
  );
}
