import { Empty, ErrorBlock, LinkButton, ListSkeleton, Pager, Panel } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { journalsPath } from '../journals/place';
import styles from './OwnRows.module.css';

interface OwnRowsProps<Row> {
  query: {
    data: { data: Row[]; total: number; current_page: number; last_page: number } | undefined;
    error: Error | null;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** What the rows are called where they did not come. */
  called: string;
  /** What is said where there is none, and how one comes to be. */
  empty: readonly [title: string, description: string];
  /** The address of a page. */
  to: (page: number) => string;
  children: (row: Row) => ReactNode;
}

/** What somebody wrote about journals, row by row and page by page, with its states. */
export function OwnRows<Row extends { id: number }>({
  query,
  called,
  empty,
  to,
  children,
}: OwnRowsProps<Row>) {
  const { data, error } = query;
  if (error && !data)
    return (
      <Panel>
        <ErrorBlock title={`${called}没有加载出来`} error={error} onRetry={() => void query.refetch()} />
      </Panel>
    );
  if (!data) return <ListSkeleton rows={3} picture={false} />;
  if (data.total === 0)
    return (
      <Panel>
        <Empty
          title={empty[0]}
          description={empty[1]}
          action={
            <LinkButton primary to={journalsPath}>
              去查期刊
            </LinkButton>
          }
        />
      </Panel>
    );
  return (
    <>
      <ul className={query.isPlaceholderData ? `${styles.items} ${styles.stale}` : styles.items}>
        {data.data.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      <Pager page={data.current_page} lastPage={data.last_page} to={to} />
    </>
  );
}
