import type { ApiError } from '@harbor/runtime';
import { Bone, Waiting } from '@harbor/ui';
import { ErrorBlock, Panel } from '@harbor/ui/kit';
import type { ReactNode } from 'react';

interface Asked<T> {
  data: T | undefined;
  error: ApiError | null;
  refetch: () => unknown;
}

export interface LoadedProps<T> {
  query: Asked<T>;
  children: (data: T) => ReactNode;
  /** Height of what comes, in px, for its place while it is on its way. */
  height?: number;
  /** What keeps its place instead of a plain block, where its height depends on the window. */
  place?: ReactNode;
}

/** What a query brings; its place while it comes, and what to do when it does not. */
export function Loaded<T>({
  query: { data, error, refetch },
  children,
  height = 320,
  place,
}: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  if (error)
    return (
      <Panel>
        <ErrorBlock compact error={error} title="内容没有加载出来" onRetry={() => void refetch()} />
      </Panel>
    );
  return <Waiting>{place ?? <Bone height={height} radius={12} />}</Waiting>;
}
