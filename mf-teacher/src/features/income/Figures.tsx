import type { ReactNode } from 'react';
import styles from './Figures.module.css';
import { shortDay, withSign, yuan } from './money';
import type { Income } from './queries';

export interface FiguresProps {
  income: Income;
  /** The button beside what is available. */
  act: ReactNode;
}

/** Where a teacher's money lies, in four numbers. */
export function Figures({ income, act }: FiguresProps) {
  const { available_fen, held_fen, debt_fen, min_fen, next, review_due_at } = income;
  const waits = held_fen > 0 ? `；另有 ${withSign(held_fen)} 等扣款答复` : '';
  const owed = debt_fen > 0 ? `；另有 ${withSign(debt_fen)} 应退款由之后的收入抵扣` : '';
  return (
    <dl className={styles.row}>
      <div className={styles.first}>
        <dt>可提现（元）</dt>
        <dd>
          <strong>{yuan(available_fen)}</strong>
          {act}
          <small>
            满 {withSign(min_fen).replace('.00', '')} 可提现{waits}
            {owed}
          </small>
        </dd>
      </div>
      <div>
        <dt>冻结中</dt>
        <dd>
          <strong>{yuan(income.frozen_fen)}</strong>
          <small>
            {next ? `下一笔 ${withSign(next.fen)}，${shortDay(next.at)} 转可提现` : '没有等待转入的收入'}
          </small>
        </dd>
      </div>
      <div>
        <dt>提现审核中</dt>
        <dd>
          <strong>{yuan(income.review_fen)}</strong>
          <small>
            {income.review_count > 0
              ? `${income.review_count} 笔${review_due_at ? `，预计 ${shortDay(review_due_at)} 前打款` : ''}`
              : '没有在审核的提现'}
          </small>
        </dd>
      </div>
      <div>
        <dt>今年已打款</dt>
        <dd>
          <strong>{yuan(income.paid_year_fen)}</strong>
          <small>代扣税 {withSign(income.tax_year_fen)}</small>
        </dd>
      </div>
    </dl>
  );
}
