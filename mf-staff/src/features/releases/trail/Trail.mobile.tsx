import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button, Empty, ErrorBlock, ListSkeleton, Panel } from '@harbor/ui/mobile';
import { Tag } from '@harbor/ui/tag';
import { useState } from 'react';
import { moveNames, moveText } from '../labels';
import { movesQuery } from '../queries';
import styles from './Trail.mobile.module.css';

export interface TrailProps {
  /** One part; all of them without it. */
  remote?: string;
}

/** Who moved what, when, and why; a page at a time. */
export function Trail({ remote }: TrailProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(movesQuery(page, remote));
  if (!data && error)
    return <ErrorBlock compact error={error} title="变更记录没有加载出来" onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.data.length === 0) return <Empty compact title="还没有变更记录" />;
  return (
    <Panel padding="s">
      <ol className={styles.list}>
        {data.data.map((move) => (
          <li key={move.id} className={styles.move}>
            <p className={styles.what}>
              <b>{moveNames[move.action]}</b>
              {remote ? null : <Tag>{move.remote}</Tag>}
            </p>
            <p>{moveText(move)}</p>
            <p className={styles.who}>
              {move.moved_by} · {formatTime(move.moved_at)}
              {move.reason ? ` · ${move.reason}` : ''}
            </p>
          </li>
        ))}
      </ol>
      {data.last_page > 1 ? (
        <div className={styles.pages}>
          <Button kind="outline" size="s" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            较新
          </Button>
          <span>
            {data.current_page} / {data.last_page}
          </span>
          <Button kind="outline" size="s" disabled={page >= data.last_page} onClick={() => setPage(page + 1)}>
            较早
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
