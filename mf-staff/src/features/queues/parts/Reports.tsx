import type { ForumDeskItem } from '@harbor/contract';
import { formatWhen } from '@harbor/ui';
import { Card } from '../../../parts/Card';
import styles from './Detail.module.css';

export type ReportsProps = Pick<ForumDeskItem, 'reports' | 'appeal' | 'reason'>;

/** Who reported it and why, what it was hidden for, and what its author says to that. */
export function Reports({ reports, appeal, reason }: ReportsProps) {
  if (reports.length === 0 && !appeal && !reason) return null;
  return (
    <Card title={appeal ? '申诉' : reports.length > 0 ? `举报 ${reports.length}` : '处理原因'}>
      {reason ? <p className={styles.said}>上次处理原因：{reason}</p> : null}
      {appeal ? <p className={styles.quote}>{appeal}</p> : null}
      <ul className={styles.rows}>
        {reports.map((report) => (
          <li key={report.id}>
            <b>{report.reason_text}</b>
            {report.content ? <p>{report.content}</p> : null}
            <small>
              {report.reporter.nickname} · {formatWhen(report.created_at)}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
