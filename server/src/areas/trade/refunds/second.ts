import { refundStatus as r } from '@harbor/contract/refund-status';
import type { Db } from '../../../db/connect';
import { refundLimits } from './limits';
import type { RefundLineRow, RefundRow } from './rows';

/** What the team says to itself before it answers the buyer: nothing for the buyer to read. */
export const amongStaff: readonly RefundLineRow['event'][] = ['propose', 'return'];

/** What an order got back by its other refunds, or will, in 分. The order has to be locked for whoever relies on it. */
export async function givenFen(
  db: Db,
  { order_id, refund_no }: Pick<RefundRow, 'order_id' | 'refund_no'>,
): Promise<number> {
  const { given } = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number | null>(fn.coalesce('approved_fen', 'apply_fen')).as('given'))
    .where('order_id', '=', order_id)
    .where('kind', '=', 'order')
    .where('refund_no', '!=', refund_no)
    .where('status', 'in', [r.processing, r.failed, r.refunded])
    .executeTakeFirstOrThrow();
  return Number(given ?? 0);
}

/** From this amount on somebody else has to agree, in 分: all that an order gets back counts, not each part by itself. */
export const secondFrom = (given: number): number => Math.max(1, refundLimits.secondFen - given);

/** Whether an amount needs a second one of the team, where the order already got so much back. */
export const needsSecond = (amountFen: number, given: number): boolean => amountFen >= secondFrom(given);
