import type { IncomeRow } from '@harbor/contract';
import { Tag } from '@harbor/ui/tag';
import { incomeTone, shortDay, yuan } from './money';
import styles from './Payments.module.css';

/** Incomes one below the other. */
export function PaymentRows({ rows }: { rows: readonly IncomeRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((one) => (
        <li key={one.id}>
          <div className={styles.line}>
            <b>{one.order.title}</b>
            <strong>{yuan(one.net_fen)}</strong>
          </div>
          <div className={styles.line}>
            <span>
              {shortDay(one.accepted_at)}{' '}
              {one.kind === 'trial' ? '试做补贴' : `验收 · 实付 ${yuan(one.base_fen)} × ${one.rate}%`}
              {one.deduct_fen > 0 ? ` − ${yuan(one.deduct_fen)}` : ''}
            </span>
            <Tag tone={incomeTone(one.status)}>{one.status_text}</Tag>
          </div>
          {one.note ? <p>{one.note}</p> : null}
        </li>
      ))}
    </ul>
  );
}
