import { usePage } from '@harbor/runtime';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/kit';
import { ClauseBody } from '../../agreements/ClauseBody';
import styles from './ClausePage.module.css';
import { useClause } from './queries';

/** `/clause/:id`: an agreement. */
export function ClausePage() {
  const { data, error, refetch } = useClause();
  usePage({ title: data?.title, ready: data !== undefined || error !== null });
  return (
    <div className={styles.page} data-reflow>
      {data ? (
        <Panel className={styles.sheet}>
          <ClauseBody clause={data} />
        </Panel>
      ) : error ? (
        <Panel>
          <ErrorBlock error={error} title="协议没有加载出来" onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <ListSkeleton rows={5} picture={false} />
      )}
    </div>
  );
}

export default ClausePage;
