import type { OrderDetail } from '@harbor/contract';
import { formatTime } from '@harbor/ui';
import { useState } from 'react';
import { Part } from '../../parts/Part.mobile';
import styles from './History.mobile.module.css';

interface HistoryProps {
  /** Newest first. */
  history: OrderDetail['history'];
}

const few = 4;

export function History({ history }: HistoryProps) {
  const [all, setAll] = useState(false);
  return (
    <Part
      title="订单进度"
      extra={
        history.length > few && (
          <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? '收起' : '展开全部'}
          </button>
        )
      }
    >
      <ol className={styles.list}>
        {history.slice(0, all ? undefined : few).map((row) => (
          <li key={`${row.at} ${row.title}`}>
            {row.title}
            <span>
              {formatTime(row.at)}
              {row.note && ` · ${row.note}`}
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}
