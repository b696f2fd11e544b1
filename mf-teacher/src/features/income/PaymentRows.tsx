import type { IncomeRow } from '@harbor/contract';
import { Tag } from '@harbor/ui/tag';
import { incomeTone, shortDay, yuan } from './money';
import styles from './Payments.module.css';

/** Incomes as a table. */
export function PaymentRows({ rows }: { rows: readonly IncomeRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by the arrow keys.
    <section className={styles.scroll} tabIndex={0} aria-label="结算明细表格">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">订单</th>
            <th scope="col">客户实付</th>
            <th scope="col">比例</th>
            <th scope="col">扣款</th>
            <th scope="col">到手（元）</th>
            <th scope="col">状态</th>
            <th scope="col">说明</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                {one.order.title}
                <small>
                  {shortDay(one.accepted_at)} {one.kind === 'trial' ? '试做补贴' : '验收'}
                </small>
              </th>
              <td>{yuan(one.base_fen)}</td>
              <td>{one.rate}%</td>
              <td data-minus={one.deduct_fen > 0 ? '' : undefined}>
                {one.deduct_fen > 0 ? `−${yuan(one.deduct_fen)}` : '—'}
              </td>
              <td>
                <b>{yuan(one.net_fen)}</b>
              </td>
              <td>
                <Tag tone={incomeTone(one.status)}>{one.status_text}</Tag>
              </td>
              <td>{one.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
