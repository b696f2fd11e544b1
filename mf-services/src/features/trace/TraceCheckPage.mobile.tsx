import { ErrorBlock, Panel } from '@harbor/ui/mobile';
import { CheckView } from './CheckView';
import styles from './TraceCheck.module.css';

/** `/trace/` and `/trace/:code` on the phone. */
export function TraceCheckPage() {
  return (
    <div className={`${styles.page} ${styles.phone}`}>
      <Panel>
        <CheckView
          failed={(error, retry) => <ErrorBlock title="核验没有完成" error={error} onRetry={retry} />}
        />
      </Panel>
    </div>
  );
}

export default TraceCheckPage;
