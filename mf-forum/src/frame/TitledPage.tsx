import type { ReactNode } from 'react';
import styles from './TitledPage.module.css';

export interface TitledPageProps {
  title: string;
  children: ReactNode;
}

/** A desktop page of the forum in full width, under its title. */
export function TitledPage({ title, children }: TitledPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
