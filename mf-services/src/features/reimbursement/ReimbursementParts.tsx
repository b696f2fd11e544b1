import type { ReimbursementCheck, ReimbursementInfo } from '@harbor/contract';
import { formatFen } from '@harbor/ui';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { ContractLimit } from './ContractLimit';
import styles from './Reimbursement.module.css';

const looks = { ok: styles.ok, warn: styles.warn, missing: styles.missing };
const signs = { ok: CircleCheck, warn: CircleAlert, missing: CircleX };
const said = { ok: '通过', warn: '请留意', missing: '需处理' };

/** What the pack holds, and what whoever checks it will look at: seen before the download. */
export function ReimbursementParts({ orderId, info }: { orderId: number; info: ReimbursementInfo }) {
  return (
    <>
      <p className={styles.sum}>
        <span>
          实付 <b>¥{formatFen(info.paid_fen)}</b>
        </span>
        {info.refunded_fen > 0 && (
          <span>
            已退 <b>¥{formatFen(info.refunded_fen)}</b>
          </span>
        )}
        <span>
          可报销 <b>¥{formatFen(info.net_fen)}</b>
        </span>
      </p>
      <section className={styles.part}>
        <h3>报销核对</h3>
        <ul className={styles.checks}>
          {info.checks.map((check) => (
            <Check key={check.key} check={check} />
          ))}
        </ul>
      </section>
      <ContractLimit orderId={orderId} overFen={info.contract_over_fen} />
      <section className={styles.part}>
        <h3>材料包内容</h3>
        <ol className={styles.papers}>
          {info.papers.map(({ name, note }, place) => (
            <li key={name}>
              {place}. <b>{name}</b> {note && `· ${note}`}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Check({ check: { label, state, text, todo } }: { check: ReimbursementCheck }) {
  const Sign = signs[state];
  return (
    <li className={looks[state]}>
      <Sign size={20} aria-label={said[state]} />
      <span>
        {label}
        <small>{text}</small>
        {todo && <small className={styles.todo}>{todo}</small>}
      </span>
    </li>
  );
}
