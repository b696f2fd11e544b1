import { waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import type { Db } from '../../../db/connect';
import { movePool } from './move';
import { poolRow } from './queries';

/** The teacher's money of an accepted order is theirs: the order's way through the pool is over. Needs the lock on the order. */
export async function settlePool(trx: Db, orderId: number, at: Date): Promise<void> {
  const pool = await poolRow(trx, orderId);
  if (pool?.status === w.accepted) await movePool(trx, pool, 'settle', { actor: 'system', at });
}
