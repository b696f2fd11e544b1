import { moneyStatus as m } from '@harbor/contract/money-status';
import { refundStatus as r } from '@harbor/contract/refund-status';
import type { Db } from '../../../db/connect';
import { findRow, getRow } from '../../../db/rows';
import { openRefund } from '../../trade/orders/refund-status';
import type { OrderRow } from '../../trade/orders/rows';
import { dropOpen } from './deductions/drop-open';
import { remember } from './keep-settlement';
import { lockAccount, post } from './ledger/post';
import { rebalance, shareOf } from './rebalance';
import type { SettlementRow } from './rows';
import { daysAfter, incomeRules } from './rules';
import { rateOf } from './teacher';
import { tellRefunded, tellSettled } from './tell';

/** What went back of an order, or is on its way, in 分. The order has to be locked for whoever relies on it. */
async function refundedFen(trx: Db, orderId: number): Promise<number> {
  const { fen } = await trx
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number | null>(fn.coalesce('approved_fen', 'apply_fen')).as('fen'))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'order')
    .where('status', 'in', [r.processing, r.failed, r.refunded])
    .executeTakeFirstOrThrow();
  return Number(fen ?? 0);
}

/** What an income is made of. Amounts in 分. */
interface NewIncome {
  kind: SettlementRow['kind'];
  orderId: number;
  teacherId: number;
  paidFen: number;
  refundedFen: number;
  /** Percent. */
  rate: number;
  at: Date;
}

/** Books an income as 冻结中. Needs the lock on the order. */
async function book(trx: Db, income: NewIncome): Promise<SettlementRow> {
  const { kind, orderId, teacherId, paidFen, rate, at } = income;
  const refunded = Math.min(paidFen, income.refundedFen);
  const net = shareOf(paidFen - refunded, rate);
  await lockAccount(trx, teacherId, at);
  const { frozenDays } = await incomeRules(trx);
  const row = await trx
    .insertInto('settlements')
    .values({
      ...{ kind, order_id: orderId, teacher_id: teacherId, paid_fen: paidFen, refunded_fen: refunded, rate },
      ...{ gross_fen: net, net_fen: net, left_fen: net, status: net > 0 ? m.frozen : m.returned },
      ...{ accepted_at: at, free_at: daysAfter(at, frozenDays), updated_at: at },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await post(trx, {
    teacherId,
    event: 'settle',
    entries: [
      { account: 'orders', fen: -net, settlementId: row.id },
      { account: 'frozen', fen: net, settlementId: row.id },
    ],
    at,
  });
  await remember(trx, row.id, 'settle', { actor: 'system', at }, null, row.status);
  return row;
}

/**
 * An order was accepted: its teacher's share of what was paid, less what went back, is booked at the rate of their level
 * now. Orders that a member of staff served bring nobody income. Needs the lock on the order.
 */
export async function settleAccepted(trx: Db, order: OrderRow, at: Date): Promise<void> {
  if (order.kind !== 1 || order.teacher_id === null) return;
  const row = await book(trx, {
    ...{ kind: 'order', orderId: order.id, teacherId: order.teacher_id, paidFen: order.pay_fen, at },
    refundedFen: await refundedFen(trx, order.id),
    rate: await rateOf(trx, order.teacher_id),
  });
  if (row.net_fen > 0) await tellSettled(trx, row, order.goods.title, at);
}

/** A trial that was not chosen is paid for, all of it the teacher's. Needs the lock on the order. */
export async function settleTrial(
  trx: Db,
  { orderId, teacherId, feeFen, at }: { orderId: number; teacherId: number; feeFen: number; at: Date },
): Promise<void> {
  if (feeFen <= 0) return;
  const paid = await findRow(
    trx,
    'settlements',
    { order_id: orderId, teacher_id: teacherId, kind: 'trial' },
    ['id'],
  );
  if (paid) return;
  await book(trx, { kind: 'trial', orderId, teacherId, paidFen: feeFen, refundedFen: 0, rate: 100, at });
}

/**
 * A refund of an order went a step: while it runs nothing of the order's income can be withdrawn, and what it gives back
 * is no longer the teacher's. Needs the lock on the order.
 */
export async function followRefund(trx: Db, orderId: number, at: Date): Promise<void> {
  const found = await findRow(trx, 'settlements', { order_id: orderId, kind: 'order' }, ['id', 'teacher_id']);
  if (!found) return;
  await lockAccount(trx, found.teacher_id, at);
  const row = await getRow(trx, 'settlements', { id: found.id });
  const order = await getRow(trx, 'orders', { id: orderId }, ['refund_status', 'goods']);
  await rebalance(
    trx,
    row,
    { refundedFen: await refundedFen(trx, orderId), refundOpen: openRefund(order.refund_status) },
    { event: 'refund', actor: 'system', at },
  );
  const after = await getRow(trx, 'settlements', { id: row.id }, ['net_fen', 'deduct_open']);
  if (after.deduct_open && after.net_fen === 0) await dropOpen(trx, row.id, at);
  const lessFen = row.net_fen - after.net_fen;
  if (lessFen === 0) return;
  const { debt_fen: owedFen } = await getRow(trx, 'teacher_accounts', { teacher_id: row.teacher_id }, [
    'debt_fen',
  ]);
  await tellRefunded(trx, row, { title: order.goods.title, lessFen, owedFen }, at);
}
