import { apiQuery, Link, useQuery } from '@harbor/runtime';
import { formatTime } from '@harbor/ui';
import { useMe } from '../../../desk/useMe';
import { Card } from '../../../parts/Card';
import styles from './ChatCard.module.css';

const parties = { buyer: '客户', teacher: '老师', '': '' } as const;

const calledQuery = (enabled: boolean) =>
  apiQuery(
    'GET /staff/order_chat/called',
    { query: {} },
    { silent: true, staleTime: 0, refetchInterval: 30_000, enabled },
  );

/** Orders in whose chat somebody waits for the team, the longest waiting first; nothing while nobody does. */
export function CalledChats() {
  const may = useMe().rights.includes('orders.note');
  const { data } = useQuery(calledQuery(may));
  if (!data || data.data.length === 0) return null;
  return (
    <Card title="请客服加入沟通" note={`${data.total} 个订单`}>
      <ul className={styles.called} aria-label="请客服加入的订单">
        {data.data.map(({ id, title, order_no, by, called_at }) => (
          <li key={id}>
            <Link to={`/staff/pool/${id}`}>{title}</Link>
            <small>
              {order_no} · {parties[by]} · {formatTime(called_at)}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
