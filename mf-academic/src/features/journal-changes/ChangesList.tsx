import type { DataOf, JournalChange } from '@harbor/contract';
import { ErrorBlock, ListSkeleton, Pager, Panel } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { ChangeItem } from '../../changes/ChangeItem';
import type { ChangesPlace } from '../../changes/queries';
import { counted } from '../../journals/words';
import styles from './ChangesList.module.css';
import { KindBar } from './KindBar';
import { changesAt } from './place';

type Row = JournalChange &
  Partial<Pick<DataOf<'GET /magazine/changes/mine'>['data'][number], 'fresh' | 'why'>>;

interface ChangesListProps {
  own: boolean;
  place: ChangesPlace;
  list: {
    data: { data: readonly Row[]; total: number; current_page: number; last_page: number } | undefined;
    error: Error | null;
    isPending: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  empty: ReactNode;
}

/** A list of changes with its kinds, row by row, page by page. */
export function ChangesList({ own, place, list, empty }: ChangesListProps) {
  const { data, error, isPending, isPlaceholderData } = list;
  const bar = <KindBar own={own} current={place.kind} />;
  if (isPending)
    return (
      <>
        <Panel padding="none">{bar}</Panel>
        <ListSkeleton rows={6} picture={false} />
      </>
    );
  if (!data)
    return (
      <Panel padding="none">
        {bar}
        <ErrorBlock title="变动没有加载出来" error={error} onRetry={() => void list.refetch()} />
      </Panel>
    );
  return (
    <Panel padding="none" className={isPlaceholderData ? styles.stale : undefined}>
      {bar}
      {data.total === 0 ? (
        empty
      ) : (
        <>
          <p className={styles.count}>共 {counted(data.total)} 条</p>
          <ul className={styles.rows}>
            {data.data.map(({ fresh, why, ...change }) => (
              <li key={change.id}>
                <ChangeItem
                  change={change}
                  {...(own && { own: { fresh: fresh ?? false, why: why ?? [] } })}
                />
              </li>
            ))}
          </ul>
          <div className={styles.pages}>
            <Pager
              page={data.current_page}
              lastPage={data.last_page}
              to={(page) => changesAt(own, { ...place, page })}
            />
          </div>
        </>
      )}
    </Panel>
  );
}
