import type { TraceCheck } from '@harbor/contract';
import { formatDate } from '@harbor/ui';
import { ShieldAlert, ShieldCheck, ShieldX } from 'lucide-react';
import { Facts } from '../../parts/Facts';
import styles from './TraceCheck.module.css';

const signs = { valid: ShieldCheck, revoked: ShieldX, altered: ShieldAlert };

const tones = { valid: styles.valid, revoked: styles.revoked, altered: styles.altered };

/** Validity, dates and hash of a report; no names, no titles. */
export function CheckResult({ check }: { check: TraceCheck }) {
  const Sign = signs[check.state];
  return (
    <div className={styles.result} data-check={check.state}>
      <div className={`${styles.state} ${tones[check.state]}`}>
        <Sign size={32} aria-hidden />
        <h1>报告{check.state_text}</h1>
      </div>
      <Facts
        className={styles.facts}
        rows={[
          ['校验码', check.code_text],
          ['服务完成', formatDate(check.finished_at)],
          ['报告定稿', formatDate(check.made_at)],
          ['撤销日期', check.revoked_at && formatDate(check.revoked_at)],
          [
            '内容校验值（SHA-256）',
            <span key="hash" className={styles.hash}>
              {check.hash}
            </span>,
          ],
        ]}
      />
      <p className={styles.about}>
        请对照报告末页的内容校验值：一致说明报告与定稿时相同。为保护作者，这里不显示姓名与题目。
      </p>
    </div>
  );
}
