import { Link, useQuery, useSearchParams } from '@harbor/runtime';
import { Bone, errorText } from '@harbor/ui';
import type { ReactNode } from 'react';
import { waitingOrders } from './queries';
import styles from './WaitingOrders.module.css';

interface WaitingOrdersProps {
  form: number;
  /** When there is none. */
  empty: ReactNode;
}

const begun: Record<number, string> = { 1: '继续填写', 3: '去修改' };

/** The user's orders that wait for a form, each with the way into it. */
export function WaitingOrders({ form, empty }: WaitingOrdersProps) {
  const query = useQuery(waitingOrders(form));
  const journal = useSearchParams()[0].get('journal');
  if (query.isPending) return <Bone height={132} radius={8} />;
  if (query.error)
    return (
      <div className={styles.box}>
        <p>{errorText(query.error)}</p>
        <button type="button" className={styles.retry} onClick={() => void query.refetch()}>
          重试
        </button>
      </div>
    );
  if (query.data.data.length === 0) return <div className={styles.box}>{empty}</div>;
  return (
    <ul className={styles.orders}>
      {query.data.data.map((order) => (
        <li key={order.id}>
          <strong>{order.title}</strong>
          <small>
            {order.spec_text} · {order.status_text}
          </small>
          <Link
            className={styles.fill}
            to={`/orderform/${form}?order=${order.id}${journal ? `&journal=${encodeURIComponent(journal)}` : ''}`}
          >
            {begun[order.form_status] ?? '填写资料'}
          </Link>
        </li>
      ))}
    </ul>
  );
}
