import { Link } from '@harbor/runtime';
import { Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { TitledPage } from '../frame/TitledPage';
import { MoreRows, type MoreRowsProps } from './MoreRows';

interface OwnListPageProps {
  title: string;
  list: MoreRowsProps['list'] & {
    isPending: boolean;
    isError: boolean;
    isSuccess: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  /** How many there are so far. */
  count: number;
  /** Said when it does not load, and when there is nothing. */
  failed: string;
  empty: string;
  /** Why there is nothing, and a way on other than to the forum. */
  hint?: string;
  onward?: ReactNode;
  /** Instead of the list, for whoever has none. */
  instead?: ReactNode;
  /** Stands above the rows, with or without any. */
  note?: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A list of one's own that goes on page by page. */
export function OwnListPage({ title, list, instead, ...rest }: OwnListPageProps) {
  return (
    <TitledPage title={title}>
      {list.isPending && !instead ? (
        <ListSkeleton rows={4} picture={false} />
      ) : (
        <Panel padding="none">{instead ?? <OwnList list={list} {...rest} />}</Panel>
      )}
    </TitledPage>
  );
}

type OwnListProps = Omit<OwnListPageProps, 'title' | 'instead'>;

function OwnList({ list, count, failed, empty, hint, onward, note, children }: OwnListProps) {
  return (
    <>
      {list.isError && count === 0 ? (
        <ErrorBlock title={failed} error={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      {list.isSuccess ? note : null}
      {list.isSuccess && count === 0 ? (
        <Empty
          title={empty}
          description={hint}
          action={onward ?? <Link to="/forumindex/">去论坛看看</Link>}
        />
      ) : null}
      {count > 0 ? <MoreRows list={list}>{children}</MoreRows> : null}
    </>
  );
}
