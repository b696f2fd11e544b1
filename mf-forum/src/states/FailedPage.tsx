import { ErrorBlock, Panel } from '@harbor/ui/kit';
import styles from './FailedPage.module.css';
import type { FailedPageProps } from './failed';

/** A page whose content did not come. */
export function FailedPage({ title, query, onward }: FailedPageProps) {
  return (
    <div className={styles.page}>
      <Panel>
        <ErrorBlock title={title} error={query.error} onRetry={() => void query.refetch()} action={onward} />
      </Panel>
    </div>
  );
}
