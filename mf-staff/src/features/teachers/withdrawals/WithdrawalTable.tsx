import type { DeskWithdrawal } from '@harbor/contract';
import { withdrawalStatus as w } from '@harbor/contract/money-status';
import { Link } from '@harbor/runtime';
import { Tag } from '@harbor/ui/tag';
import { queuePath } from '../../../desk/navigation';
import { withdrawalTone, yuan } from '../../../income/tones';
import styles from './WithdrawalsPage.module.css';

const tabs: Record<number, string> = {
  [w.asked]: 'asked',
  [w.checked]: 'checked',
  [w.approved]: 'approved',
  [w.failed]: 'failed',
};

export interface WithdrawalTableProps {
  rows: readonly DeskWithdrawal[];
  /** Those for the file of the bank; undefined where none can be chosen. */
  chosen: readonly number[] | undefined;
  onChoose: (ids: readonly number[]) => void;
}

/** Withdrawals as a table; each leads to its case. */
export function WithdrawalTable({ rows, chosen, onChoose }: WithdrawalTableProps) {
  const free = rows.filter(({ held }) => held === '').map(({ id }) => id);
  const toggle = (id: number) =>
    onChoose(chosen?.includes(id) ? chosen.filter((one) => one !== id) : [...(chosen ?? []), id]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by the arrow keys.
    <section className={styles.scroll} tabIndex={0} aria-label="提现表格">
      <table className={styles.table}>
        <thead>
          <tr>
            {chosen ? (
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label="选择本页全部"
                  checked={free.length > 0 && free.every((id) => chosen.includes(id))}
                  onChange={({ target }) => onChoose(target.checked ? free : [])}
                />
              </th>
            ) : null}
            <th scope="col">老师</th>
            <th scope="col">申请</th>
            <th scope="col">代扣税</th>
            <th scope="col">实付</th>
            <th scope="col">户名</th>
            <th scope="col">状态</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.id}>
              {chosen ? (
                <td>
                  <input
                    type="checkbox"
                    aria-label={`选择 ${one.number}`}
                    checked={chosen.includes(one.id)}
                    disabled={one.held !== ''}
                    onChange={() => toggle(one.id)}
                  />
                </td>
              ) : null}
              <th scope="row">
                <Link to={queuePath('withdrawal', `?tab=${tabs[one.status] ?? 'asked'}&case=${one.id}`)}>
                  {one.teacher.name}
                </Link>
                <small>
                  {one.number} · {one.payee.account}
                </small>
              </th>
              <td>{yuan(one.amount_fen)}</td>
              <td>{yuan(one.tax_fen)}</td>
              <td>
                <b>{yuan(one.net_fen)}</b>
              </td>
              <td data-wrong={one.fits ? undefined : ''}>{one.fits ? '一致' : '户名不符'}</td>
              <td>
                <Tag tone={one.held ? 'alert' : withdrawalTone(one.status)}>
                  {one.held ? '已拦下' : one.status_text}
                </Tag>
                <small>{one.held || one.batch || one.note}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
