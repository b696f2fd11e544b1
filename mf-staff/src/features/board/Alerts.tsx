import type { DataOf } from '@harbor/contract';
import { LiveLink } from '@harbor/runtime';
import { formatWhen } from '@harbor/ui';
import { Activity, CreditCard, ListTodo, type LucideIcon, PencilRuler, Timer } from 'lucide-react';
import { Card } from '../../parts/Card';
import styles from './Side.module.css';

type Alert = DataOf<'GET /staff/desk/board'>['alerts'][number];

const icons: Record<Alert['kind'], LucideIcon> = {
  queue_late: Timer,
  release: Activity,
  drawing: PencilRuler,
  jobs: ListTodo,
  gateway: CreditCard,
};

/** What is wrong with site and queues now, and what has just healed. */
export function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  const open = alerts.filter(({ tone }) => tone !== 'ok').length;
  return (
    <Card title="告警" note={open > 0 ? <span className={styles.number}>{open}</span> : null} flush>
      {alerts.length === 0 ? <p className={styles.calm}>一切正常</p> : null}
      <ul>
        {alerts.map((alert) => {
          const Icon = icons[alert.kind];
          return (
            <li key={`${alert.kind}${alert.title}`} className={styles.row}>
              <span className={styles.icon} data-tone={alert.tone}>
                <Icon size={14} aria-hidden />
              </span>
              <span className={styles.words}>
                {alert.title}
                <small>
                  {[alert.at ? formatWhen(alert.at) : '', alert.detail].filter(Boolean).join(' · ')}
                </small>
              </span>
              {alert.link ? (
                <LiveLink to={alert.link} className={styles.link} aria-label={`查看：${alert.title}`}>
                  查看
                </LiveLink>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
