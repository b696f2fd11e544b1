import { ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { AccountFrame } from './AccountFrame';

interface AccountPageProps<T> {
  title: string;
  /** What did not load, where the title says more. */
  what?: string;
  /** What the page is about, once it is there. */
  data: T | undefined;
  error: unknown;
  onRetry: () => void;
  /** How many rows there is room for while it loads. */
  rows: number;
  children: (data: T) => ReactNode;
}

/** A page about one's account in each of its states. */
export function AccountPage<T>({
  title,
  what = title,
  data,
  error,
  onRetry,
  rows,
  children,
}: AccountPageProps<T>) {
  return (
    <AccountFrame title={title}>
      {error ? (
        <Panel>
          <ErrorBlock error={error} title={`${what}没有加载出来`} onRetry={onRetry} />
        </Panel>
      ) : data === undefined ? (
        <ListSkeleton rows={rows} picture={false} />
      ) : (
        children(data)
      )}
    </AccountFrame>
  );
}
