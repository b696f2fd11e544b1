import type { ChangeRequest, OrderDetail } from '@harbor/contract';
import { LiveLink } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Tag, type TagTone } from '@harbor/ui/tag';
import styles from './Changes.module.css';

interface ChangesProps {
  order: Pick<OrderDetail, 'changes' | 'free_revisions' | 'rounds_used'>;
}

const tones: Record<ChangeRequest['state'], TagTone> = {
  working: 'alert',
  asked: 'alert',
  done: 'accent',
  refused: 'plain',
  withdrawn: 'plain',
};

/** What the buyer wanted changed, round by round. Platform-free: the page gives it its frame. */
export function Changes({ order }: ChangesProps) {
  return (
    <ul className={styles.rounds}>
      {order.changes.map((one) => (
        <li key={`${one.round} ${one.at}`}>
          <p className={styles.head}>
            <Tag>针对 v{one.version}</Tag>
            <time dateTime={one.at}>您提交于 {formatTime(one.at)}</time>
            <Tag tone={tones[one.state]}>{one.state_text}</Tag>
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
            <LiveLink className={styles.ticket} to={`/ticket/${one.ticket_id}`}>
              查看工单
            </LiveLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Beside the heading. */
export const roundsText = ({ free_revisions, rounds_used }: ChangesProps['order']) =>
  `修改共 ${free_revisions} 次，已用 ${rounds_used} 次`;
