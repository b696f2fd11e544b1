import type { DataOf, DeskDeduction } from '@harbor/contract';
import { incomeLimits } from '@harbor/contract';
import { type DeductionStatus, moneyStatus as m, moneyStatusLabel } from '@harbor/contract/money-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { paginate } from '../../../../http/page';
import { notFound } from '../../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../../time';
import { maskName } from '../payees';
import { deductionsWithOrders, presentDeduction } from '../present';
import { certifiedName } from '../teacher';
import { incomeOfOrder } from './propose';
import { actsAt } from './review';
import { deductionEventText } from './steps';

const withIncomes = (db: Db) =>
  deductionsWithOrders(db)
    .innerJoin('settlements', 'settlements.id', 'deductions.settlement_id')
    .innerJoin('teachers', 'teachers.user_id', 'deductions.teacher_id')
    .select(['settlements.paid_fen', 'settlements.net_fen', 'teachers.real_name']);

type Row = Awaited<ReturnType<ReturnType<typeof withIncomes>['execute']>>[number];

const deskLabel: Partial<Record<DeductionStatus, string>> = {
  [m.deducting]: '待老师答复',
  [m.deductRefused]: '老师不接受，待复核',
};

const present =
  (staffId: number) =>
  (row: Row): DeskDeduction => ({
    ...presentDeduction(row),
    status_text: deskLabel[row.status] ?? moneyStatusLabel[row.status],
    teacher: { id: row.teacher_id, name: maskName(row.real_name) },
    paid_fen: row.paid_fen,
    settlement_fen: row.net_fen,
    proposer: row.proposed_by,
    acts: actsAt(row, staffId),
  });

const tabs: readonly DeductionStatus[] = [m.deductRefused, m.deducting, m.deducted, m.deductDropped];

/** Deductions as the team sees them, what is due first above. */
export async function deductionDesk(
  db: Db,
  staffId: number,
  {
    page = 1,
    state,
    keyword = '',
  }: { page?: number | undefined; state?: number | undefined; keyword?: string | undefined },
): Promise<DataOf<'GET /staff/deduction/list'>> {
  let found = withIncomes(db);
  if (state !== undefined) found = found.where('deductions.status', '=', state as DeductionStatus);
  if (keyword) found = found.where('orders.order_no', '=', keyword);
  const sorted =
    state === m.deducting
      ? found.orderBy('deductions.answer_due_at')
      : state === m.deductRefused
        ? found.orderBy('deductions.due_at')
        : found.orderBy('deductions.proposed_at', 'desc');
  const [paged, counts] = await Promise.all([
    paginate(sorted.orderBy('deductions.id'), { page, perPage: incomeLimits.perPage }, (rows) =>
      rows.map(present(staffId)),
    ),
    db
      .selectFrom('deductions')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute(),
  ]);
  return {
    ...paged,
    counts: tabs.map((status) => ({
      state: status,
      label: deskLabel[status] ?? moneyStatusLabel[status],
      count: Number(counts.find((row) => row.status === status)?.count ?? 0),
    })),
  };
}

/** A deduction as the team sees it. @throws HttpProblem 404 */
export async function deskDeduction(db: Db, staffId: number, id: number): Promise<DeskDeduction> {
  const row = await withIncomes(db).where('deductions.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('扣款不存在');
  return present(staffId)(row);
}

/** The same with what has happened to it. @throws HttpProblem 404 */
export async function deductionDetail(
  db: Db,
  staffId: number,
  id: number,
): Promise<DataOf<'GET /staff/deduction/:id'>> {
  const base = await deskDeduction(db, staffId, id);
  const history = await db
    .selectFrom('deduction_history')
    .leftJoin('users', 'users.id', 'deduction_history.actor_id')
    .selectAll('deduction_history')
    .select('users.nickname')
    .where('deduction_id', '=', id)
    .orderBy('deduction_history.id', 'desc')
    .execute();
  return {
    ...base,
    timeline: history.map((one) => ({
      title: (deductionEventText as Record<string, string>)[one.event] ?? one.event,
      by: one.actor === 'teacher' ? '老师' : one.actor === 'system' ? '系统' : (one.nickname ?? ''),
      content: one.note,
      at: toMoment(one.at),
    })),
  };
}

/** The income of an order from which something could be deducted. @throws HttpProblem 404 */
export async function deductible(
  { db }: Core,
  orderNo: string,
): Promise<DataOf<'GET /staff/deduction/order/:no'>> {
  const order = await findRow(db, 'orders', { order_no: orderNo }, [
    ...(['id', 'order_no', 'goods', 'due_at', 'delivered_at'] as const),
  ]);
  if (!order) throw notFound('没有找到这个订单');
  const income = await incomeOfOrder(db, order.id);
  return {
    order: { id: order.id, order_no: order.order_no, title: order.goods.title },
    teacher: { id: income.teacher_id, name: maskName(await certifiedName(db, income.teacher_id)) },
    paid_fen: income.paid_fen,
    refunded_fen: income.refunded_fen,
    rate: income.rate,
    net_fen: income.net_fen,
    most_fen: income.deduct_open || income.refund_open ? 0 : income.net_fen,
    status_text: moneyStatusLabel[income.deduct_open ? m.deducting : income.status],
    due_at: toMomentOrNull(order.due_at),
    delivered_at: toMomentOrNull(order.delivered_at),
  };
}
