import { useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { Button, Overlay } from '@harbor/ui/kit';
import { Listed } from '../../../parts/Listed';
import { Standing } from '../standing';
import { teacherQuery } from './queries';
import styles from './TeacherDetail.module.css';

interface TeacherDetailProps {
  id: number;
  onClose: () => void;
}

/** How one teacher's level and credit come to be: the formula with its numbers, and every event. */
export function TeacherDetail({ id, onClose }: TeacherDetailProps) {
  const query = useQuery(teacherQuery(id));
  return (
    <Overlay
      open
      onClose={onClose}
      title={query.data ? `${query.data.name}：等级与信用怎样算出` : '等级与信用怎样算出'}
      width={680}
      footer={<Button onClick={onClose}>关闭</Button>}
    >
      <Standing id={id} />
      <Listed query={query} things="计算过程">
        {({ formula, events }) => (
          <>
            <dl className={styles.formula}>
              {formula.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            {events.length === 0 ? <p>还没有事项。</p> : null}
            <ul className={styles.events}>
              {events.map(({ id: event, points, reason, note, order_id, at, by }) => (
                <li key={event}>
                  <b>{points > 0 ? `+${points}` : points}</b>
                  <span>
                    {reason}
                    {note ? `：${note}` : ''}
                    {order_id ? <small>订单 {order_id}</small> : null}
                  </span>
                  <small>
                    {by} · {formatTime(at)}
                  </small>
                </li>
              ))}
            </ul>
          </>
        )}
      </Listed>
    </Overlay>
  );
}
