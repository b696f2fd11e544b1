import type { DeskQueue } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { queuePath } from '../../desk/navigation';
import { ageOf, shareGone } from '../../parts/age';
import styles from './QueueCards.module.css';

export interface QueueCardsProps {
  queues: readonly DeskQueue[];
  now: number;
}

const ranks = { late: 0, soon: 1, ok: 2 } as const;

/** What presses most stands first, what is empty last; otherwise their order stays. */
const rankOf = ({ count, urgency }: DeskQueue): number => (count === 0 ? 3 : ranks[urgency]);

/** Beside the count: what is most pressing of it. */
function besideOf({ late, mine, count, tabs }: DeskQueue): string {
  if (late > 0) return `超时 ${late} 项`;
  if (mine > 0) return `我锁定 ${mine}`;
  const other = tabs.slice(1).find((tab) => tab.count > 0);
  if (other) return `${other.title} ${other.count}`;
  return count > 0 ? '均在时限内' : '没有待办';
}

/** Queues with how many wait, for how long, and how much of the time limit is gone. */
export function QueueCards({ queues, now }: QueueCardsProps) {
  return (
    <ul className={styles.cards} aria-label="待办队列">
      {[...queues]
        .sort((a, b) => rankOf(a) - rankOf(b))
        .map((queue) => {
          const { key, title, count, urgency, oldest_at, limit_hours } = queue;
          return (
            <li key={key} className={styles.card} data-urgency={count > 0 ? urgency : 'ok'}>
              <p className={styles.head}>
                <b>{title}</b>
                <span className={styles.age}>{oldest_at ? `最久 ${ageOf(oldest_at, now)}` : '没有等待'}</span>
              </p>
              <p className={styles.middle}>
                <strong>{count}</strong>
                <span>{besideOf(queue)}</span>
              </p>
              <div className={styles.track} aria-hidden="true">
                <div style={{ width: `${shareGone(oldest_at, limit_hours, now) * 100}%` }} />
              </div>
              <p className={styles.foot}>
                <span>{limit_hours ? `时限 ${limit_hours} 小时` : '没有时限'}</span>
                <Link to={queuePath(key)} aria-label={`去处理${title}`}>
                  去处理
                </Link>
              </p>
            </li>
          );
        })}
    </ul>
  );
}
