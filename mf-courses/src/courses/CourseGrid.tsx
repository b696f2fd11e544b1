import type { ReactNode } from 'react';
import styles from './CourseGrid.module.css';

interface CourseGridProps {
  children: ReactNode;
  label: string;
}

/** Courses side by side: four on the desktop, two on the phone. */
export function CourseGrid({ children, label }: CourseGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}
