import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/kit';
import type { ReactNode } from 'react';

interface StateGateProps<Data> {
  query: { data: Data | undefined; isPending: boolean; error: unknown; refetch: () => unknown };
  /** Said when it could not be read. */
  failed: string;
  /** Rows of the skeleton. */
  rows?: number;
  /** Room of the page, where what is read brings its own. */
  className?: string | undefined;
  children: (data: Data) => ReactNode;
}

/** What is read, once it is there; until then its skeleton, else what went wrong with another try. */
export function StateGate<Data>({ query, failed, rows = 4, className, children }: StateGateProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <div className={className}>
      {query.isPending ? (
        <ListSkeleton rows={rows} picture={false} />
      ) : (
        <Panel>
          <ErrorBlock title={failed} error={query.error} onRetry={() => void query.refetch()} />
        </Panel>
      )}
    </div>
  );
}
