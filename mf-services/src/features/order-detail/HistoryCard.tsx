import type { OrderDetail } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import { Panel } from '@harbor/ui/desktop';
import styles from './HistoryCard.module.css';

interface HistoryCardProps {
  /** Newest first. */
  history: OrderDetail['history'];
}

/** Everything that happened to the order. */
export function HistoryCard({ history }: HistoryCardProps) {
  return (
    <Panel padding="s">
      <h2 className={styles.title}>状态记录</h2>
      <ol className={styles.list}>
        {history.map((row) => (
          <li key={`${row.at} ${row.title}`}>
            {row.title}
            {row.note && <span>{row.note}</span>}
            <time dateTime={row.at}>{formatTime(row.at)}</time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
