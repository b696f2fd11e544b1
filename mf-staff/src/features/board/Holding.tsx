import type { DataOf } from '@harbor/contract';
import { LinkButton } from '@harbor/ui/kit';
import { queuePath } from '../../desk/navigation';
import { minutesLeft } from '../../parts/age';
import { Card } from '../../parts/Card';
import styles from './Side.module.css';

export interface HoldingProps {
  holding: DataOf<'GET /staff/desk/board'>['holding'];
  now: number;
}

/** Cases that are locked for whoever looks. */
export function Holding({ holding, now }: HoldingProps) {
  return (
    <Card title="我正在处理" extra="锁定 30 分钟" flush>
      {holding.length === 0 ? <p className={styles.calm}>没有锁定的事项</p> : null}
      <ul>
        {holding.map(({ queue, queue_title, id, title, until }) => (
          <li key={`${queue}${id}`} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.cut}>{title}</span>
              <small>
                {queue_title} · 还剩 {minutesLeft(until, now)} 分
              </small>
            </span>
            <LinkButton to={queuePath(queue, `?case=${id}`)}>继续</LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
