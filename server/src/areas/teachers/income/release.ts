import { moneyStatus as m } from '@harbor/contract/money-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { getRow } from '../../../db/rows';
import { settlePool } from '../pool/settle';
import { payDebt } from './debt';
import { keepSettlement } from './keep-settlement';
import { lockAccount } from './ledger/post';
import { incomeLimits } from './limits';
import { tellReleased } from './tell';

const due = (db: Db, now: Date) =>
  db
    .selectFrom('settlements')
    .where('status', '=', m.frozen)
    .where('refund_open', '=', false)
    .where('deduct_open', '=', false)
    .where('free_at', '<=', now);

/**
 * Lets incomes whose time is over become available, each in a transaction of its own; what is owed is paid first. An
 * order that somebody holds is found by the next turn.
 * @returns how many were found
 */
export async function releaseDue(core: Core): Promise<number> {
  const at = new Date(core.settings.clock.now());
  const found = await due(core.db, at)
    .select(['id', 'order_id', 'teacher_id'])
    .orderBy('free_at')
    .limit(incomeLimits.batch)
    .execute();
  for (const one of found)
    await core.db
      .transaction()
      .execute((trx) => release(trx, one, at))
      .catch((err: unknown) =>
        core.log.warn({ err, settlementId: one.id }, 'income is released at the next turn'),
      );
  return found.length;
}

/** Lets one income become available, if its time is over and nothing holds it. */
export async function release(
  trx: Db,
  { id, order_id, teacher_id }: { id: number; order_id: number; teacher_id: number },
  at: Date,
): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select('goods')
    .where('id', '=', order_id)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!order) return;
  await lockAccount(trx, teacher_id, at);
  // Read again under the locks: a refund or a deduction may have been first.
  const row = await due(trx, at).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return;
  await keepSettlement(trx, row, {}, { actor: 'system', at });
  await payDebt(trx, teacher_id, { actor: 'system', at });
  if (row.kind === 'order') await settlePool(trx, order_id, at);
  const { left_fen } = await getRow(trx, 'settlements', { id }, ['left_fen']);
  if (left_fen > 0) await tellReleased(trx, { teacher_id, id, left_fen }, order.goods.title, at);
}
