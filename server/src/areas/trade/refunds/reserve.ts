import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { conflict } from '../../../http/problem';

/**
 * Sets an amount in 分 of a payment aside for a refund; the database keeps all of them within what was paid.
 * @throws HttpProblem 409 when less than that is left
 */
export async function reserve(trx: Db, paymentId: number, fen: number, now: Date): Promise<void> {
  const reserved = await trx
    .updateTable('payments')
    .set({ refund_fen: sql<number>`refund_fen + ${fen}::bigint`, updated_at: now })
    .where('id', '=', paymentId)
    .where('status', '=', 1)
    .where(sql<boolean>`refund_fen + ${fen}::bigint <= amount_fen`)
    .executeTakeFirst();
  if (reserved.numUpdatedRows !== 1n) throw conflict('可退金额不足，请刷新后查看');
}

/** What was set aside is not given back after all. */
export async function release(trx: Db, paymentId: number, fen: number, now: Date): Promise<void> {
  if (fen === 0) return;
  await updateRows(
    trx,
    'payments',
    { id: paymentId },
    { refund_fen: sql<number>`refund_fen - ${fen}::bigint`, updated_at: now },
  );
}
