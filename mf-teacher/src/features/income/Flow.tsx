import { Check, Clock, Landmark, Lock, type LucideIcon, Wallet } from 'lucide-react';
import styles from './Flow.module.css';
import { withSign } from './money';
import type { Income } from './queries';

/** The way of the money, from acceptance to the account. */
export function Flow({ income }: { income: Income }) {
  const steps: [LucideIcon, string, string][] = [
    [Check, '客户验收', '或 7 天自动'],
    [Lock, `冻结 ${income.frozen_days} 天`, withSign(income.frozen_fen)],
    [Wallet, '可提现', withSign(income.available_fen)],
    [Clock, '审核', withSign(income.review_fen)],
    [Landmark, '到账', '扣除代扣税'],
  ];
  return (
    <ol className={styles.flow} aria-label="收入的去向">
      {steps.map(([Icon, title, note]) => (
        <li key={title}>
          <span className={styles.sign}>
            <Icon size={15} aria-hidden />
          </span>
          <b>{title}</b>
          <small>{note}</small>
        </li>
      ))}
    </ol>
  );
}
