import { withdrawalStatus as w } from '@harbor/contract/money-status';
import type { Db } from '../../../db/connect';
import { getRow } from '../../../db/rows';
import { payDebt } from './debt';
import { keepSettlement, type MoneyContext, placeOf } from './keep-settlement';
import { post } from './ledger/post';
import type { SettlementRow } from './rows';
import { endWithdrawal } from './withdrawals/end';

/** What of the client's money is the teacher's, in 分, rounded down. */
export const shareOf = (fen: number, rate: number): number => Math.floor((fen * rate) / 100);

/** What has become of an income: what went back to the client, what was deducted in all, what is still open. */
export interface Standing {
  refundedFen?: number;
  deductFen?: number;
  refundOpen?: boolean;
  deductOpen?: boolean;
}

/**
 * Brings an income to what it should be and posts the difference: what was too much comes from what is left of it; if
 * that is too little, withdrawals that nobody paid yet are given back first, and what was paid is owed. Needs the lock on
 * the account.
 * @param event the word of the movement, e.g. `refund`
 */
export async function rebalance(
  trx: Db,
  given: SettlementRow,
  standing: Standing,
  { event, deductionId, ...context }: MoneyContext & { event: string; deductionId?: number },
): Promise<void> {
  let row = given;
  const refunded_fen = Math.min(row.paid_fen, standing.refundedFen ?? row.refunded_fen);
  const gross_fen = shareOf(row.paid_fen - refunded_fen, row.rate);
  const deduct_fen = Math.min(gross_fen, standing.deductFen ?? row.deduct_fen);
  const net_fen = gross_fen - deduct_fen;
  const less = row.net_fen - net_fen;
  if (less > row.left_fen) row = await callBack(trx, row, context);
  const place = placeOf(row, context.at);
  const ids = { settlementId: row.id, ...(deductionId !== undefined && { deductionId }) };
  const fromLeft = Math.min(less, row.left_fen);
  await post(trx, {
    teacherId: row.teacher_id,
    event,
    entries: [
      { account: 'orders', fen: row.gross_fen - gross_fen, ...ids },
      { account: 'deductions', fen: deduct_fen - row.deduct_fen, ...ids },
      { account: place, fen: -fromLeft, ...ids },
      { account: 'debt', fen: fromLeft - less, ...ids },
    ],
    at: context.at,
  });
  await keepSettlement(
    trx,
    row,
    {
      ...{ refunded_fen, gross_fen, deduct_fen, net_fen },
      left_fen: row.left_fen - fromLeft,
      refund_open: standing.refundOpen ?? row.refund_open,
      deduct_open: standing.deductOpen ?? row.deduct_open,
    },
    context,
  );
  await payDebt(trx, row.teacher_id, context);
}

/** Ends the withdrawals that hold money of an income and were not given to the bank. */
async function callBack(trx: Db, row: SettlementRow, context: MoneyContext): Promise<SettlementRow> {
  const stoppable = await trx
    .selectFrom('withdrawal_parts')
    .innerJoin('withdrawals', 'withdrawals.id', 'withdrawal_parts.withdrawal_id')
    .selectAll('withdrawals')
    .where('withdrawal_parts.settlement_id', '=', row.id)
    .where((eb) =>
      eb.or([
        eb('withdrawals.status', 'in', [w.asked, w.checked, w.failed]),
        eb.and([eb('withdrawals.status', '=', w.approved), eb('withdrawals.batch_id', 'is', null)]),
      ]),
    )
    .orderBy('withdrawals.id')
    .execute();
  for (const one of stoppable)
    await endWithdrawal(trx, one, 'call_back', {
      ...{ actor: 'system', at: context.at },
      note: '其中一笔订单发生退款或扣款，余款已回到可提现',
    });
  return getRow(trx, 'settlements', { id: row.id });
}
