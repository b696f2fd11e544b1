import { HiddenTitle } from '@harbor/ui/heading';
import type { TitledPageProps } from './TitledPage';
import styles from './TitledPage.module.css';

/** A phone page of the forum; the bar above it shows the title. */
export function TitledPage({ title, children }: TitledPageProps) {
  return (
    <div className={styles.page}>
      <HiddenTitle>{title}</HiddenTitle>
      {children}
    </div>
  );
}
