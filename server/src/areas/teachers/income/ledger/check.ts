import { refundStatus as r } from '@harbor/contract/refund-status';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { LedgerAccount } from '../rows';

/** What the ledger comes to. */
export interface LedgerCheck {
  entries: number;
  /** Sum of each account over all teachers, in 分. */
  sums: Record<LedgerAccount, number>;
  /** What does not agree, in words for finance; empty when all does. */
  problems: string[];
}

interface Rule {
  text: string;
  /** Ids of what breaks it. */
  broken: ReturnType<typeof sql<{ id: number }>>;
}

/** Sums of entries, by what they are about. */
const sumsBy = (column: 'settlement_id' | 'withdrawal_id') => sql`
  select ${sql.ref(column)} as of,
    coalesce(sum(amount_fen) filter (where account in ('frozen', 'available')), 0) as left_fen,
    coalesce(sum(amount_fen) filter (where account = 'frozen'), 0) as frozen_fen,
    coalesce(sum(amount_fen) filter (where account = 'review'), 0) as review_fen,
    coalesce(sum(amount_fen) filter (where account = 'orders'), 0) as orders_fen,
    coalesce(sum(amount_fen) filter (where account = 'deductions'), 0) as deductions_fen,
    coalesce(sum(amount_fen) filter (where account = 'paid'), 0) as paid_fen,
    coalesce(sum(amount_fen) filter (where account = 'tax'), 0) as tax_fen
  from ledger_entries where ${sql.ref(column)} is not null group by 1`;

const rules: readonly Rule[] = [
  {
    text: '记账不平',
    broken: sql`select posting as id from ledger_entries group by posting having sum(amount_fen) <> 0`,
  },
  {
    text: '老师余额与分录不符',
    broken: sql`
      select a.teacher_id as id from teacher_accounts a
      left join lateral (
        select coalesce(sum(amount_fen) filter (where account = 'frozen'), 0) as frozen,
          coalesce(sum(amount_fen) filter (where account = 'available'), 0) as available,
          coalesce(sum(amount_fen) filter (where account = 'review'), 0) as review,
          coalesce(sum(amount_fen) filter (where account = 'debt'), 0) as debt,
          coalesce(sum(amount_fen) filter (where account = 'paid'), 0) as paid,
          coalesce(sum(amount_fen) filter (where account = 'tax'), 0) as tax
        from ledger_entries e where e.teacher_id = a.teacher_id) e on true
      where (a.frozen_fen, a.available_fen, a.review_fen, a.debt_fen, a.paid_fen, a.tax_fen)
        is distinct from (e.frozen, e.available, e.review, -e.debt, e.paid, e.tax)`,
  },
  {
    text: '结算与分录不符',
    broken: sql`
      select s.id from settlements s left join (${sumsBy('settlement_id')}) e on e.of = s.id
      where s.gross_fen <> -coalesce(e.orders_fen, 0) or s.deduct_fen <> coalesce(e.deductions_fen, 0)
        or s.left_fen <> coalesce(e.left_fen, 0)
        or coalesce(e.frozen_fen, 0) <> case when s.status = 1 then s.left_fen else 0 end
        or coalesce(e.review_fen, 0) <> (select coalesce(sum(p.fen), 0) from withdrawal_parts p
          join withdrawals w on w.id = p.withdrawal_id and w.status in (1, 2, 3, 5) where p.settlement_id = s.id)`,
  },
  {
    text: '提现与分录不符',
    broken: sql`
      select w.id from withdrawals w left join (${sumsBy('withdrawal_id')}) e on e.of = w.id
      where w.amount_fen <> (select coalesce(sum(fen), 0) from withdrawal_parts p where p.withdrawal_id = w.id)
        or coalesce(e.review_fen, 0) <> case when w.status in (1, 2, 3, 5) then w.amount_fen else 0 end
        or coalesce(e.paid_fen, 0) <> case when w.status = 4 then w.net_fen else 0 end
        or coalesce(e.tax_fen, 0) <> case when w.status = 4 then w.tax_fen else 0 end`,
  },
  {
    // What goes back to the client is paid to nobody else.
    text: '同一笔钱既退款又结算',
    broken: sql`
      select s.id from settlements s
      join lateral (
        select coalesce(sum(coalesce(f.approved_fen, f.apply_fen)), 0) as fen from refunds f
        where f.order_id = s.order_id and f.kind = 'order'
          and f.status in (${sql.lit(r.processing)}, ${sql.lit(r.failed)}, ${sql.lit(r.refunded)})) f on true
      where s.kind = 'order' and (s.refunded_fen <> least(f.fen, s.paid_fen)
        or s.gross_fen + least(f.fen, s.paid_fen) > s.paid_fen)`,
  },
];

/**
 * Holds everything that is kept of teachers' money against the entries: each movement balances, the sums of accounts,
 * incomes and withdrawals are those of their entries, and no money is both refunded and settled.
 */
export async function checkLedger(db: Db): Promise<LedgerCheck> {
  // One moment for all of it: a movement that is committed between two rules would look like a fault.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const problems: string[] = [];
      for (const { text, broken } of rules) {
        const { rows } = await sql<{ id: number }>`select id from (${broken}) b order by id limit 6`.execute(
          trx,
        );
        if (rows.length > 0)
          problems.push(
            `${text}：${rows
              .slice(0, 5)
              .map(({ id }) => id)
              .join('、')}${rows.length > 5 ? ' 等' : ''}`,
          );
      }
      const { rows } = await sql<{ account: LedgerAccount; fen: number; n: number }>`
        select account, sum(amount_fen)::bigint as fen, count(*)::int as n from ledger_entries group by account`.execute(
        trx,
      );
      const sums = { ...none };
      for (const { account, fen } of rows) sums[account] = Number(fen);
      const all = Object.values(sums).reduce((sum, fen) => sum + fen, 0);
      if (all !== 0) problems.push(`全部科目合计不为零：${all} 分`);
      return { entries: rows.reduce((sum, { n }) => sum + n, 0), sums, problems };
    });
}

const none: Record<LedgerAccount, number> = {
  ...{ orders: 0, deductions: 0, frozen: 0, available: 0, review: 0, debt: 0, paid: 0, tax: 0 },
};

/** Names of the accounts, for finance. */
export const accountTitle: Record<LedgerAccount, string> = {
  orders: '订单应付老师',
  deductions: '扣款',
  frozen: '冻结中',
  available: '可提现',
  review: '提现审核中',
  debt: '老师应退',
  paid: '已打款',
  tax: '代扣税',
};
