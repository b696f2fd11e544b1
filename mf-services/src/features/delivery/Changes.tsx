import type { ChangeRequest, OrderDetail } from '@harbor/contract';
import { Link } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import styles from './Changes.module.css';

interface ChangesProps {
  order: Pick<OrderDetail, 'changes' | 'free_revisions' | 'rounds_used'>;
}

const tones: Record<ChangeRequest['state'], string> = {
  working: 'waiting',
  asked: 'waiting',
  done: 'good',
  refused: 'quiet',
  withdrawn: 'quiet',
};

/** What the buyer wanted changed, round by round. Platform-free: the page gives it its frame. */
export function Changes({ order }: ChangesProps) {
  return (
    <ul className={styles.rounds}>
      {order.changes.map((one) => (
        <li key={`${one.round} ${one.at}`}>
          <p className={styles.head}>
            <span className={styles.version}>针对 v{one.version}</span>
            <time dateTime={one.at}>您提交于 {formatTime(one.at)}</time>
            <span className={styles[tones[one.state]]}>{one.state_text}</span>
          </p>
          <ol>
            {one.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
          {one.answer && (
            <p className={styles.answer}>
              <b>客服答复：</b>
              {one.answer}
            </p>
          )}
          {one.ticket_id !== null && one.state === 'asked' && (
            <Link className={styles.ticket} to={`/ticket/${one.ticket_id}`}>
              查看工单
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Beside the heading. */
export const roundsText = ({ free_revisions, rounds_used }: ChangesProps['order']) =>
  `修改共 ${free_revisions} 次，已用 ${rounds_used} 次`;
