import type { TakeCard } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { Countdown, formatTime } from '@harbor/ui';
import { Clock3, MessageCircle } from 'lucide-react';
import { takePath } from '../../platform/paths';
import styles from './TakeTile.module.css';

const day = 24 * 3600_000;

/** When the next step has to be done: ticking on its last day, as a date before. */
function Due({ take }: { take: TakeCard }) {
  if (take.paused) return <>交付计时已暂停</>;
  if (!take.due_at) return <>{take.status_text}</>;
  const left = new Date(take.due_at).getTime() - Date.now();
  if (left <= 0) return <>已超时</>;
  return left < day ? (
    <>
      剩 <Countdown until={take.due_at} />
    </>
  ) : (
    <>{formatTime(take.due_at).slice(5)} 前</>
  );
}

/** A take on the board: what is next and by when. */
export function TakeTile({ take }: { take: TakeCard }) {
  return (
    <li className={take.pressing ? styles.pressing : styles.tile}>
      <Link to={takePath(take.id)} className={styles.title}>
        {take.title}
      </Link>
      <p className={styles.hint}>{take.hint}</p>
      {take.percent > 0 ? (
        <div
          className={styles.bar}
          role="progressbar"
          aria-label="进度"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={take.percent}
        >
          <i style={{ width: `${take.percent}%` }} />
        </div>
      ) : null}
      <p className={styles.due}>
        <span>
          <Clock3 size={13} aria-hidden />
          <Due take={take} />
        </span>
        {take.unread > 0 ? (
          <b>
            <MessageCircle size={13} aria-hidden />
            {take.unread} 条新消息
          </b>
        ) : null}
      </p>
    </li>
  );
}
