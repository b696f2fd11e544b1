import { PageSkeleton } from '@harbor/ui/desktop';
import styles from './BuyPage.module.css';

export function BuySkeleton() {
  return (
    <div className={styles.page}>
      <PageSkeleton />
    </div>
  );
}
