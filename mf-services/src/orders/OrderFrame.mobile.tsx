import { usePage } from '@harbor/runtime';
import { HiddenTitle } from '@harbor/ui/heading';
import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import type { ReactNode } from 'react';
import { isGone } from '../parts/isGone';
import styles from './OrderFrame.mobile.module.css';
import { OrderMissing } from './OrderMissing';

interface OrderFrameProps {
  title: string;
  /** What the page reads of its order. */
  query: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
  /** Said when it could not be read. */
  failed: string;
  /** Rows of the skeleton. */
  rows: number;
  children: ReactNode;
}

/** A page about one order on the phone: its content, and until then a skeleton or what went wrong. */
export function OrderFrame({ title, query, failed, rows, children }: OrderFrameProps) {
  usePage({ title, ready: !query.isPending });
  if (isGone(query.error)) return <OrderMissing />;
  return (
    <div className={styles.page}>
      <HiddenTitle>{title}</HiddenTitle>
      {query.isPending && <ListSkeleton rows={rows} />}
      {query.isError && (
        <Panel>
          <ErrorBlock title={failed} error={query.error} onRetry={() => void query.refetch()} />
        </Panel>
      )}
      {children}
    </div>
  );
}
