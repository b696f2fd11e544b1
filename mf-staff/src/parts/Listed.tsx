import { Bone, Waiting } from '@harbor/ui';
import { Empty, ErrorBlock, NoAccess, Panel } from '@harbor/ui/kit';
import type { ReactNode } from 'react';
import { denied } from '../denied';
import styles from './Listed.module.css';

export interface ListedProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** What the list holds, for what is said while it is away: 公告. */
  things: string;
  /** There is nothing; what is said then. */
  empty?: (data: T) => boolean;
  emptyTitle?: string;
  emptyText?: string;
  emptyAct?: ReactNode;
  children: (data: T) => ReactNode;
}

/** A list in whatever state it is: on its way, refused, failed, empty, or there. */
export function Listed<T>({
  query,
  things,
  empty,
  emptyTitle,
  emptyText,
  emptyAct,
  children,
}: ListedProps<T>) {
  const { data, error } = query;
  if (data !== undefined && empty?.(data))
    return (
      <Panel>
        <Empty title={emptyTitle ?? `还没有${things}`} description={emptyText} action={emptyAct} />
      </Panel>
    );
  if (data !== undefined) return children(data);
  if (!error)
    return (
      <Waiting className={styles.bones}>
        {[1, 2, 3, 4, 5].map((n) => (
          <Bone key={n} height={44} />
        ))}
      </Waiting>
    );
  return (
    <Panel>
      {denied(error) ? (
        <NoAccess title={`您没有查看${things}的权限`} description="如需查看，请联系超级管理员开通" />
      ) : (
        <ErrorBlock error={error} title={`${things}没有加载出来`} onRetry={() => void query.refetch()} />
      )}
    </Panel>
  );
}
