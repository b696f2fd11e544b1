import { usePage } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { ClauseBody } from './ClauseBody';
import styles from './ClausePage.module.css';
import { useClause } from './useClause';

/** An agreement on the phone. */
export function ClausePage() {
  const { data, error, refetch } = useClause();
  usePage({ title: data?.title ?? '协议条款', ready: data !== undefined || error !== null });
  return (
    <div className={styles.phone}>
      {data ? (
        <Panel>
          <ClauseBody clause={data} />
        </Panel>
      ) : error ? (
        <Panel>
          <ErrorBlock error={error} title="协议没有加载出来" onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <ListSkeleton rows={5} />
      )}
    </div>
  );
}

export default ClausePage;
