import { ErrorBlock, Panel } from '@harbor/ui/desktop';
import { CheckView } from './CheckView';
import styles from './TraceCheck.module.css';

/** `/trace/` and `/trace/:code` on the desktop. */
export function TraceCheckPage() {
  return (
    <Panel className={styles.page} data-reflow>
      <CheckView
        failed={(error, retry) => <ErrorBlock title="核验没有完成" error={error} onRetry={retry} />}
      />
    </Panel>
  );
}

export default TraceCheckPage;
