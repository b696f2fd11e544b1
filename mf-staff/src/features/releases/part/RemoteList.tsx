import type { ReleasedRemote } from '@harbor/contract';
import { Tag } from '@harbor/ui/tag';
import { HealthDot } from '../health/HealthDot';
import { healthNames } from '../labels';
import { figuresOf, healthOf, percent, releaseAt } from '../siteFigures';
import styles from './RemoteList.module.css';

export interface RemoteListProps {
  remotes: readonly ReleasedRemote[];
  chosen: string;
  onChoose: (remote: string) => void;
}

/** One card for each part: who owns it, what is stable, what is on trial, how it fares. */
export function RemoteList({ remotes, chosen, onChoose }: RemoteListProps) {
  return (
    <ul className={styles.list} aria-label="模块">
      {remotes.map((remote) => (
        <li key={remote.remote}>
          <RemoteCard remote={remote} chosen={remote.remote === chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

interface RemoteCardProps {
  remote: ReleasedRemote;
  chosen: boolean;
  onChoose: (remote: string) => void;
}

function RemoteCard({ remote, chosen, onChoose }: RemoteCardProps) {
  const { rate } = figuresOf(remote);
  const health = healthOf(releaseAt(remote, remote.stable)?.error_rate ?? null);
  return (
    <button
      type="button"
      className={chosen ? `${styles.card} ${styles.chosen}` : styles.card}
      aria-current={chosen ? 'true' : undefined}
      onClick={() => onChoose(remote.remote)}
    >
      <span className={styles.row}>
        <b className={styles.name}>{remote.remote}</b>
        <span className={styles.health}>
          <HealthDot health={health} />
          {healthNames[health]}
        </span>
      </span>
      <span className={styles.row}>
        <span className={styles.owner}>{remote.owner}</span>
        {remote.held ? <Tag tone="alert">需要处理</Tag> : null}
      </span>
      <span className={styles.row}>
        <span className={styles.version}>{remote.stable}</span>
        <span className={styles.rate}>{rate === null ? '' : `错误 ${percent(rate)}`}</span>
      </span>
      {remote.canary ? (
        <span className={styles.row}>
          <span className={styles.version}>{remote.canary}</span>
          <Tag tone="gold">灰度 {remote.canary_share}%</Tag>
        </span>
      ) : null}
    </button>
  );
}
