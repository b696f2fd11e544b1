import type { DataOf } from '@harbor/contract';
import { incomeLimits } from '@harbor/contract';
import { moneyStatus as m, withdrawalStatus as w } from '@harbor/contract/money-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { paginate } from '../../../http/page';
import { fullTime } from '../../../labels/beijing';
import { toMoment } from '../../../time';
import { maskName, payeesOf, presentPayee } from './payees';
import { deductionsWithOrders, presentDeduction, presentWithdrawal } from './present';
import type { PayeeRow, WithdrawalRow } from './rows';
import { incomeRules } from './rules';
import { certifiedName, levelOfTeacher } from './teacher';

const open: number[] = [w.asked, w.checked, w.approved];

/** Midnight of the first of January of Beijing. */
const yearBegins = (now: Date): Date => new Date(`${fullTime(now).slice(0, 4)}-01-01T00:00:00+08:00`);

/** Withdrawals with their accounts, the newest first. */
async function shown(db: Db, rows: WithdrawalRow[]) {
  const ids = [...new Set(rows.map(({ payee_id }) => payee_id))];
  if (ids.length === 0) return [];
  const payees = await db.selectFrom('payees').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(payees.map((one): [number, PayeeRow] => [one.id, one]));
  return rows.flatMap((row) => {
    const payee = byId.get(row.payee_id);
    return payee ? [presentWithdrawal(row, payee)] : [];
  });
}

/** A withdrawal of somebody's own, as they see it. */
export async function withdrawalShown(db: Db, row: WithdrawalRow) {
  const [one] = await shown(db, [row]);
  if (!one) throw new Error(`withdrawal ${row.id} has no account`);
  return one;
}

const newestWithdrawals = (db: Db, teacherId: number) =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('teacher_id', '=', teacherId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc');

/** A page of somebody's withdrawals. */
export async function ownWithdrawals(
  db: Db,
  teacherId: number,
  page = 1,
): Promise<DataOf<'GET /income/withdrawals'>> {
  return paginate(newestWithdrawals(db, teacherId), { page, perPage: incomeLimits.perPage }, (rows) =>
    shown(db, rows),
  );
}

/** What somebody has earned and where it lies; all nothing for who has earned nothing. */
export async function incomeOverview(
  { db, cipher }: Core,
  teacherId: number,
  now: Date,
): Promise<DataOf<'GET /income/overview'>> {
  const [account, rules, certified, level, payees, deductions, withdrawals, figures] = await Promise.all([
    findRow(db, 'teacher_accounts', { teacher_id: teacherId }),
    incomeRules(db),
    certifiedName(db, teacherId),
    levelOfTeacher(db, teacherId),
    payeesOf(db, teacherId),
    deductionsWithOrders(db)
      .where('deductions.teacher_id', '=', teacherId)
      .where('deductions.status', 'in', [m.deducting, m.deductRefused])
      .orderBy('deductions.answer_due_at')
      .execute(),
    newestWithdrawals(db, teacherId).limit(3).execute(),
    figuresOf(db, teacherId, now),
  ]);
  return {
    available_fen: account?.available_fen ?? 0,
    frozen_fen: (account?.frozen_fen ?? 0) - figures.held,
    next: figures.next,
    review_fen: account?.review_fen ?? 0,
    review_count: figures.reviewing,
    review_due_at: figures.reviewDue === null ? null : toMoment(figures.reviewDue),
    paid_year_fen: figures.paid,
    tax_year_fen: figures.tax,
    held_fen: figures.held,
    debt_fen: account?.debt_fen ?? 0,
    min_fen: rules.minFen,
    frozen_days: rules.frozenDays,
    answer_days: rules.answerDays,
    level,
    name: maskName(certified),
    payees: payees.map((row) => presentPayee(cipher, row, certified)),
    tax: rules.tax,
    deductions: deductions.map(presentDeduction),
    withdrawals: await shown(db, withdrawals),
    withdrawal_count: figures.withdrawals,
  };
}

async function figuresOf(db: Db, teacherId: number, now: Date) {
  const [ledger, next, waiting, held] = await Promise.all([
    sql<{ paid: number; tax: number }>`
      select coalesce(sum(amount_fen) filter (where account = 'paid'), 0)::bigint as paid,
        coalesce(sum(amount_fen) filter (where account = 'tax'), 0)::bigint as tax
      from ledger_entries
      where teacher_id = ${teacherId} and account in ('paid', 'tax') and at >= ${yearBegins(now)}`.execute(
      db,
    ),
    db
      .selectFrom('settlements')
      .select(['left_fen', 'free_at'])
      .where('teacher_id', '=', teacherId)
      .where('status', '=', m.frozen)
      .where('deduct_open', '=', false)
      .where('refund_open', '=', false)
      .orderBy('free_at')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('withdrawals')
      .select(({ fn }) => [
        fn.countAll<number>().as('all'),
        fn
          .countAll<number>()
          .filterWhere('status', 'in', open as never)
          .as('reviewing'),
        fn
          .max('due_at')
          .filterWhere('status', 'in', open as never)
          .as('due'),
      ])
      .where('teacher_id', '=', teacherId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('settlements')
      .select(({ fn }) => fn.sum<number | null>('left_fen').as('fen'))
      .where('teacher_id', '=', teacherId)
      .where('deduct_open', '=', true)
      .where('status', '=', m.frozen)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    paid: Number(ledger.rows[0]?.paid ?? 0),
    tax: Number(ledger.rows[0]?.tax ?? 0),
    next: next ? { fen: next.left_fen, at: toMoment(next.free_at) } : null,
    reviewing: Number(waiting.reviewing),
    reviewDue: waiting.due,
    withdrawals: Number(waiting.all),
    held: Number(held.fen ?? 0),
  };
}
