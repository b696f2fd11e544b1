import type { DataOf } from '@harbor/contract';
import { incomeLimits } from '@harbor/contract';
import { type MoneyStatus, moneyStatus as m, moneyStatusLabel } from '@harbor/contract/money-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { paginate } from '../../../http/page';
import { incomesOf, presentIncome } from './present';
import type { WithdrawalRow } from './rows';

/** Chips of the list, 0 being all. */
const chips: readonly (readonly [state: number, label: string])[] = [
  [0, '全部'],
  [m.frozen, '冻结中'],
  [m.available, '可提现'],
  [m.deducting, '待答复'],
  [m.reviewing, '审核中'],
  [m.paid, '已打款'],
  [m.failed, '打款失败'],
  [m.returned, '已退回'],
];

const own: readonly number[] = [m.frozen, m.available, m.reviewing, m.paid, m.failed, m.returned];
const known = (state: number): state is MoneyStatus => Object.hasOwn(moneyStatusLabel, state);

/** Incomes in a state; of deductions, those that have one in it. Open ones are 待答复 and nothing else. */
function inState(db: Db, teacherId: number, state: number) {
  const all = incomesOf(db, teacherId);
  if (!known(state)) return state === 0 ? all : all.where(sql<boolean>`false`);
  if (state === m.deducting) return all.where('settlements.deduct_open', '=', true);
  if (own.includes(state))
    return all.where('settlements.status', '=', state as never).where('settlements.deduct_open', '=', false);
  return all.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('deductions')
        .select('deductions.id')
        .whereRef('deductions.settlement_id', '=', 'settlements.id')
        .where('deductions.status', '=', state as never),
    ),
  );
}

/** A page of somebody's incomes, the newest first, and how many there are in each state. */
export async function payments(
  db: Db,
  teacherId: number,
  { page = 1, state = 0 }: { page?: number | undefined; state?: number | undefined },
): Promise<DataOf<'GET /wait_take/payment'>> {
  const found = inState(db, teacherId, state);
  const paged = await paginate(
    found.orderBy('settlements.accepted_at', 'desc').orderBy('settlements.id', 'desc'),
    { page, perPage: incomeLimits.perPage, counted: found.clearSelect() },
    (rows) => rows,
  );
  const ids = paged.data.flatMap(({ withdrawal_id }) => (withdrawal_id === null ? [] : [withdrawal_id]));
  const withdrawals = new Map<number, WithdrawalRow>();
  if (ids.length > 0)
    for (const one of await db.selectFrom('withdrawals').selectAll().where('id', 'in', ids).execute())
      withdrawals.set(one.id, one);
  return {
    ...paged,
    data: paged.data.map((row) => presentIncome(row, withdrawals.get(row.withdrawal_id ?? 0))),
    counts: await countsOf(db, teacherId),
  };
}

async function countsOf(db: Db, teacherId: number) {
  const rows = await db
    .selectFrom('settlements')
    .select(({ fn }) => ['status', 'deduct_open', fn.countAll<number>().as('count')])
    .where('teacher_id', '=', teacherId)
    .groupBy(['status', 'deduct_open'])
    .execute();
  const sum = (fits: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(fits).reduce((all, { count }) => all + Number(count), 0);
  return chips.map(([state, label]) => ({
    state,
    label,
    count: sum(({ status, deduct_open }) => {
      if (state === 0) return true;
      return state === m.deducting ? deduct_open : status === state && !deduct_open;
    }),
  }));
}
