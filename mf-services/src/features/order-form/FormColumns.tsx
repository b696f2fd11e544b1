import { onPhone } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import styles from './OrderFormPage.module.css';

interface FormColumnsProps {
  /** Beside the form on the desktop, below it on the phone. */
  aside: ReactNode;
  children: ReactNode;
}

/** What a page of a form stands in. */
export function FormColumns({ aside, children }: FormColumnsProps) {
  const Aside = onPhone ? 'div' : 'aside';
  return (
    <div className={styles.page}>
      <div className={styles.main}>{children}</div>
      <Aside className={styles.aside}>{aside}</Aside>
    </div>
  );
}
