import type { ReleasedRemote } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Empty, Panel } from '@harbor/ui/mobile';
import { ChevronRight } from 'lucide-react';
import { healthNames } from '../labels';
import { figuresOf, healthOf, percent, releaseAt } from '../siteFigures';
import styles from './RemoteCards.mobile.module.css';

export interface RemoteCardsProps {
  remotes: readonly ReleasedRemote[];
  /** The last attempt to ask again failed. */
  stale: boolean;
}

/** One card for each part; it leads to its releases. */
export function RemoteCards({ remotes, stale }: RemoteCardsProps) {
  if (remotes.length === 0)
    return <Empty title="还没有发布过模块" description="发布第一个版本后会出现在这里" />;
  return (
    <>
      {stale ? (
        <p className={styles.stale} role="status">
          刚才没有更新成功，以下为上次数据
        </p>
      ) : null}
      <ul>
        {remotes.map((remote) => (
          <li key={remote.remote}>
            <RemoteCard remote={remote} />
          </li>
        ))}
      </ul>
    </>
  );
}

function RemoteCard({ remote }: { remote: ReleasedRemote }) {
  const { rate } = figuresOf(remote);
  const health = healthOf(releaseAt(remote, remote.stable)?.error_rate ?? null);
  return (
    <Panel padding="s">
      <Link to={`/staff/releases?remote=${remote.remote}`} className={styles.card}>
        <span className={styles.body}>
          <span className={styles.row}>
            <b className={styles.name}>{remote.remote}</b>
            <span className={`${styles.health} ${styles[remote.held ? 'bad' : health]}`}>
              {remote.held ? '需要处理' : healthNames[health]}
            </span>
          </span>
          <span className={styles.line}>稳定版 {remote.stable}</span>
          {remote.canary ? (
            <span className={styles.trial}>
              灰度 {remote.canary_share}% · {remote.canary}
            </span>
          ) : null}
          <span className={styles.line}>
            {remote.owner}
            {rate === null ? '' : ` · 错误率 ${percent(rate)}`}
          </span>
        </span>
        <ChevronRight size={18} aria-hidden />
      </Link>
    </Panel>
  );
}
